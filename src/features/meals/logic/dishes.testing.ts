import type { DishFile, MenuDish, MenuFood } from './dish-file.ts';
import type { Diet, DishRole, FoodGroup, MealName } from './kinds.ts';
import { type NutrientName, nutrientNames } from './nutrition.ts';
import { plateOf } from './plate.ts';

// Per 100 g: kcal, protein, fat, saturated, added sugars, fibre, salt; 1 for vegetables and fruit; stall; tags.
const foodRows = `
maize-flour 362 8 3.6 0.5 0 7 0 0 grains
cassava 160 1.4 0.3 0.1 0 1.8 0 0 tubers
sweet-potato 86 1.6 0.1 0 0 3 0.1 0 tubers
potato 77 2 0.1 0 0 2.2 0 0 tubers
plantain 122 1.3 0.4 0.1 0 2.3 0 0 tubers
rice 365 7.1 0.7 0.2 0 1.3 0 0 grains
wheat-flour 364 10.3 1 0.2 0 2.7 0 0 grains gluten
millet-flour 378 11 4.2 0.7 0 8.5 0 0 grains
beans 333 23 0.8 0.2 0 15 0 0 pulses
peas 341 24 1.2 0.2 0 25 0 0 pulses
lentils 352 24 1 0.2 0 10 0 0 pulses
groundnuts 567 26 49 6.8 0 8.5 0 0 pulses groundnut
soya 446 36 20 2.9 0 9.3 0 0 pulses soy
sesame 573 18 50 7 0 12 0 0 pulses sesame
amaranth 23 2.5 0.3 0.1 0 2.2 0 1 vegetables
cabbage 25 1.3 0.1 0 0 2.5 0 1 vegetables
tomato 18 0.9 0.2 0 0 1.2 0 1 vegetables
onion 40 1.1 0.1 0 0 1.7 0 1 vegetables
carrot 41 0.9 0.2 0 0 2.8 0.2 1 vegetables
aubergine 25 1 0.2 0 0 3 0 1 vegetables
cassava-leaves 37 3.7 0.3 0.1 0 3.5 0 1 vegetables
pumpkin 26 1 0.1 0.1 0 0.5 0 1 vegetables
banana 89 1.1 0.3 0.1 0 2.6 0 1 fruit
mango 60 0.8 0.4 0.1 0 1.6 0 1 fruit
orange 47 0.9 0.1 0 0 2.4 0 1 fruit
avocado 160 2 14.7 2.1 0 6.7 0 1 fruit
papaya 43 0.5 0.3 0.1 0 1.7 0 1 fruit
pineapple 50 0.5 0.1 0 0 1.4 0 1 fruit
beef 198 19 13 5 0 0 0.2 0 meat meat,animal
liver 135 20 3.6 1.2 0 0 0.2 0 meat meat,animal
goat 109 20.6 2.3 0.7 0 0 0.2 0 meat meat,animal
pork 212 18 15 5.2 0 0 0.2 0 meat pork,meat,animal
chicken 167 20 9 2.6 0 0 0.2 0 meat poultry,meat,animal
fish 96 20 1.7 0.6 0 0 0.1 0 fish fish,animal
small-fish 290 60 5 1.5 0 0 0.8 0 fish fish,animal
egg 143 12.6 9.5 3.1 0 0 0.4 0 dairy egg,animal
milk 61 3.2 3.3 1.9 0 0 0.1 0 dairy milk,animal
oil 884 0 100 14 0 0 0 0 shop
sugar 387 0 0 0 100 0 0 0 shop
salt 0 0 0 0 0 0 100 0 shop
tea-leaves 1 0 0 0 0 0 0 0 shop
`;

// Role, meals (b l s n), minutes on the fire, pots, price, foods with grams of one portion.
const dishRows = `
maize-porridge breakfast b 20 1 1 maize-flour:60 milk:100 sugar:8
plain-porridge breakfast b 20 1 1 maize-flour:70 groundnuts:15 sugar:6
millet-porridge breakfast b 20 1 1 millet-flour:70 sugar:8
soya-porridge breakfast b 25 1 2 millet-flour:40 soya:25 sugar:8
bread-and-egg breakfast b 15 1 2 wheat-flour:80 egg:55 oil:5 salt:0.8
bread-and-avocado breakfast b 10 0 2 wheat-flour:90 avocado:70 salt:0.8
sweet-potato-and-tea breakfast b 35 1 1 sweet-potato:300 tea-leaves:2
groundnut-bread breakfast b 5 0 2 wheat-flour:80 groundnuts:30 banana:100 salt:0.6
milk-and-banana breakfast b 0 0 2 milk:250 banana:150 groundnuts:30
thin-porridge breakfast b 15 1 1 millet-flour:60 milk:200 banana:60
chapati breakfast b 40 1 2 wheat-flour:90 oil:10 salt:0.8
boiled-cassava breakfast b 35 1 1 cassava:250 salt:0.4
ugali staple ls 20 1 1 maize-flour:120
millet-ugali staple ls 20 1 2 millet-flour:120
cassava-ugali staple ls 25 1 1 cassava:300
rice staple ls 25 1 2 rice:100 oil:4 salt:0.5
boiled-plantain staple ls 35 1 1 plantain:280
boiled-potato staple ls 30 1 1 potato:350 salt:0.4
boiled-sweet-potato staple ls 35 1 1 sweet-potato:330
flat-bread staple ls 40 1 2 wheat-flour:100 oil:8 salt:0.7
bread staple ls 5 0 2 wheat-flour:110 salt:0.9
beans-stew relish ls 90 1 1 beans:80 onion:30 tomato:40 oil:8 salt:0.7
peas-stew relish ls 45 1 2 peas:80 onion:30 tomato:40 oil:8 salt:0.7
lentil-stew relish ls 40 1 2 lentils:80 onion:30 carrot:30 oil:8 salt:0.7
groundnut-sauce relish ls 30 1 2 groundnuts:45 amaranth:80 tomato:50 onion:30 salt:0.7
beef-stew relish ls 80 1 3 beef:110 tomato:60 onion:40 oil:5 salt:0.7
fried-liver relish ls 20 1 1 liver:100 tomato:60 onion:60 oil:6 salt:0.6
goat-stew relish ls 80 1 3 goat:120 tomato:60 onion:40 oil:6 salt:0.7
pork-stew relish ls 60 1 3 pork:110 tomato:50 onion:40 salt:0.7
chicken-stew relish ls 60 1 3 chicken:120 tomato:60 onion:40 oil:4 salt:0.7
fish-stew relish ls 30 1 3 fish:150 tomato:60 onion:40 oil:6 salt:0.7
small-fish-sauce relish ls 25 1 2 small-fish:30 tomato:70 onion:40 oil:8 salt:0.6
egg-sauce relish ls 20 1 2 egg:110 tomato:80 onion:40 oil:6 salt:0.9
soya-stew relish ls 50 1 2 soya:60 tomato:70 onion:40 oil:4 salt:0.7
sesame-greens relish ls 30 1 2 sesame:25 amaranth:150 onion:30 salt:0.8
fried-chicken relish ls 50 1 3 chicken:130 oil:15 salt:0.8
amaranth-greens vegetable ls 20 1 1 amaranth:150 onion:20 oil:5 salt:0.5
cabbage-fry vegetable ls 20 1 1 cabbage:150 carrot:30 oil:6 salt:0.6
cassava-leaf-stew vegetable ls 60 1 1 cassava-leaves:150 groundnuts:10 salt:0.6
aubergine-stew vegetable ls 30 1 1 aubergine:100 amaranth:70 tomato:50 oil:6 salt:0.6
pumpkin-mash vegetable ls 30 1 1 pumpkin:200 salt:0.4
tomato-salad vegetable ls 10 0 1 tomato:150 onion:30 oil:4 salt:0.4
cabbage-salad vegetable ls 10 0 1 cabbage:120 carrot:40 oil:4 salt:0.4
avocado-salad vegetable ls 10 0 2 avocado:80 tomato:80 onion:20 salt:0.3
carrot-stew vegetable ls 25 1 1 carrot:100 amaranth:70 oil:5 salt:0.5
beans-and-plantain whole ls 90 1 1 beans:70 plantain:220 amaranth:80 onion:30 oil:8 salt:0.7
beans-and-maize whole ls 100 1 1 beans:70 maize-flour:80 onion:30 oil:6 salt:0.7
pilau whole ls 50 1 3 rice:100 beef:80 onion:40 oil:8 salt:0.8
vegetable-rice whole ls 40 1 2 rice:100 carrot:60 peas:40 onion:30 oil:8 salt:0.7
potato-and-peas whole ls 45 1 2 potato:300 peas:60 amaranth:80 tomato:50 oil:8 salt:0.7
fish-and-plantain whole ls 45 1 3 fish:130 plantain:250 tomato:60 oil:8 salt:0.7
chicken-rice whole ls 50 1 3 rice:100 chicken:100 amaranth:80 carrot:50 oil:5 salt:0.8
lentil-rice whole ls 45 1 2 rice:80 lentils:60 amaranth:80 onion:40 oil:8 salt:0.7
goat-plantain whole ls 80 1 3 goat:100 plantain:250 tomato:50 oil:6 salt:0.7
groundnut-potato whole ls 40 1 2 sweet-potato:300 groundnuts:40 amaranth:80 salt:0.8
egg-and-chips whole ls 30 1 2 potato:300 egg:100 amaranth:80 oil:18 salt:0.7
soya-rice whole ls 50 1 2 rice:90 soya:45 amaranth:80 tomato:60 oil:5 salt:0.7
quick-bean-bread whole ls 15 1 2 wheat-flour:110 beans:50 amaranth:80 tomato:60 oil:5 salt:0.7
banana fruit bln 0 0 1 banana:120
mango fruit blsn 5 0 1 mango:150
orange fruit blsn 2 0 1 orange:140
papaya fruit blsn 5 0 1 papaya:180
pineapple fruit lsn 5 0 1 pineapple:150
avocado fruit lsn 2 0 1 avocado:90
milk-tea drink bn 10 1 2 milk:150 tea-leaves:2 sugar:8
black-tea drink bn 10 1 1 tea-leaves:2 sugar:8
plain-tea drink bn 10 1 1 tea-leaves:2
milk drink bn 0 0 2 milk:250
roasted-groundnuts snack n 10 1 1 groundnuts:30 salt:0.2
boiled-egg snack n 12 1 2 egg:55 salt:0.2
roasted-maize snack n 15 0 1 maize-flour:60
mandazi snack bn 40 1 2 wheat-flour:60 sugar:10 oil:10
soya-bites snack n 20 1 2 soya:30 salt:0.3
`;

const rowsOf = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split(' '));

// Milligrams per 100 g of the foods that bring most of it.
const calciumOf: Readonly<Record<string, number>> = {
  milk: 113,
  'small-fish': 1600,
  amaranth: 215,
  'cassava-leaves': 185,
  sesame: 975,
  soya: 277,
  beans: 110,
  peas: 110,
  fish: 80,
};

const groupOfStall: Readonly<Partial<Record<MenuFood['stall'], FoodGroup>>> = {
  pulses: 'pulses',
  fruit: 'fruit',
  meat: 'meat',
  fish: 'fish',
};

const groupOf = (id: string, stall: MenuFood['stall']): FoodGroup | undefined =>
  id === 'avocado'
    ? undefined
    : id === 'amaranth' || id === 'cassava-leaves'
      ? 'leaves'
      : id === 'egg'
        ? 'eggs'
        : id === 'milk'
          ? 'milk'
          : groupOfStall[stall];

interface TestFood extends MenuFood {
  readonly contents: Readonly<Partial<Record<NutrientName, number>>> & {
    produce: number;
    addedSugars: number;
    salt: number;
  };
}

const foods: Readonly<Record<string, TestFood>> = Object.fromEntries(
  rowsOf(foodRows).map(([id = '', ...rest]) => {
    const [
      energy = 0,
      protein = 0,
      fat = 0,
      saturated = 0,
      addedSugars = 0,
      fibre = 0,
      salt = 0,
      produce = 0,
    ] = rest.map(Number);
    const stall = rest[8] as MenuFood['stall'];
    const tags = rest[9]?.split(',') as Diet[] | undefined;
    const contents = {
      energy,
      protein,
      fat,
      saturated,
      addedSugars,
      fibre,
      salt,
      produce: produce * 100,
      sodium: salt * 400,
      calcium: calciumOf[id] ?? 20,
    };
    return [
      id,
      {
        name: id,
        stall,
        contents,
        refuse: stall === 'fruit' || stall === 'tubers' ? 20 : 0,
        ...(tags ? { tags } : {}),
        ...(id === 'liver' ? { weekly: true } : {}),
      },
    ];
  }),
);

const platedFoods = Object.fromEntries(
  Object.entries(foods).map(([id, { contents, stall }]) => [
    id,
    { per100: contents, produce: false, group: groupOf(id, stall) },
  ]),
);

const mealOf = { b: 'breakfast', l: 'lunch', s: 'supper', n: 'snack' } as const;

function dishOf(cells: readonly string[]): readonly [string, MenuDish] {
  const [id = '', role, meals = '', minutes, pots, price, ...grams] = cells;
  const parts = Object.fromEntries(
    grams.map((part) => [part.split(':')[0] ?? '', Number(part.split(':')[1])]),
  );
  const sum = (name: NutrientName | 'produce' | 'addedSugars' | 'salt') =>
    Object.entries(parts).reduce(
      (total, [food, weight]) => total + ((foods[food]?.contents[name] ?? 0) * weight) / 100,
      0,
    );
  const names = [...nutrientNames, 'produce', 'addedSugars', 'salt'] as const;
  const portion = Object.fromEntries(
    names.map((name) => [name, sum(name)]),
  ) as unknown as MenuDish['portion'];
  const tags = [...new Set(Object.keys(parts).flatMap((food) => foods[food]?.tags ?? []))];
  return [
    id,
    {
      name: id.replaceAll('-', ' '),
      summary: id,
      role: role as DishRole,
      meals: [...meals].map((letter): MealName => mealOf[letter as keyof typeof mealOf]),
      minutes: { total: Number(minutes) + 1, work: 10, fire: Number(minutes) },
      pots: Number(pots),
      price: Number(price) as 1 | 2 | 3,
      keeps: false,
      countries: ['rw'],
      ...(tags.length > 0 ? { tags } : {}),
      foods: parts,
      portion,
      plate: plateOf(
        {
          role: role as DishRole,
          serves: 1,
          ingredients: Object.entries(parts).map(([food, weight]) => ({ food, grams: weight })),
        },
        platedFoods,
      ),
    },
  ];
}

/** About seventy dishes, with the foods that they are made of; like those of the region, and not the same. */
export const testDishes: DishFile = {
  foods: Object.fromEntries(Object.entries(foods).map(([id, { contents: _, ...food }]) => [id, food])),
  dishes: Object.fromEntries(rowsOf(dishRows).map(dishOf)),
};
