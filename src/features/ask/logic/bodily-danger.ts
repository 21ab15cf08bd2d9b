import { foldedWords } from '#src/features/search/logic/folded-words.ts';
import type { Language } from '#src/words/languages.ts';

/** The pages that say what to do, each by what somebody in danger types: folded beginnings of words, in their order. */
const dangers = [
  {
    path: '/tips/body-care/heart-care',
    words: {
      en: [
        'chest pain',
        'pain in my chest',
        'pain in the chest',
        'chest hurt',
        'heart attack',
        'tight chest',
        'pressure in my chest',
      ],
      fr: [
        'douleur poitrine',
        'mal a la poitrine',
        'mal poitrine',
        'crise cardiaque',
        'infarctus',
        'douleur dans la poitrine',
        'douleurs dans la poitrine',
        'douleur a la poitrine',
      ],
      rw: [
        'ububabare mu gituza',
        'mu gituza',
        'mu gatuza',
        'igituza kirambabaza',
        'umutima uhagaze',
        'indwara umutima itunguranye',
      ],
      sw: [
        'maumivu ya kifua',
        'kifua kinauma',
        'kifua kinaniuma',
        'maumivu kifuani',
        'mshtuko wa moyo',
        'shambulio la moyo',
      ],
    },
  },
  {
    path: '/tips/body-care/paralysis-prevention',
    words: {
      en: [
        'having stroke',
        'having a stroke',
        'face droop',
        'face hangs',
        'one side of my face',
        'cannot speak',
        'slurred speech',
        'sudden weakness',
        'arm is weak',
        'signs of stroke',
        'signs of a stroke',
      ],
      fr: [
        'avc',
        'visage paralyse',
        'visage qui tombe',
        'bouche de travers',
        'bouche tordue',
        'ne peut plus parler',
        'faiblesse soudaine',
      ],
      rw: [
        'stroke',
        'umunwa wahengamye',
        'isura yahengamye',
        'kunanirwa kuvuga',
        'ntashobora kuvuga',
        'yananiwe kuvuga',
      ],
      sw: [
        'kiharusi',
        'mdomo umepinda',
        'uso umepinda',
        'hawezi kuongea',
        'hawezi kuzungumza',
        'amepooza ghafla',
      ],
    },
  },
  {
    path: '/tips/mental-care/support/emergency',
    words: {
      en: [
        'cannot breathe',
        'cant breathe',
        'not breathing',
        'stopped breathing',
        'unconscious',
        'cannot wake',
        'cant wake',
        'not waking',
        'does not wake',
        'wont wake',
        'poison',
        'swallowed',
        'drank bleach',
        'convuls',
        'seizure',
        'having a fit',
        'has a fit',
        'has fits',
      ],
      fr: [
        'ne peut plus respirer',
        'ne respire plus',
        'ne respire pas',
        'n arrive plus a respirer',
        'arrive pas a respirer',
        'inconscient',
        'ne se reveille pas',
        'ne se reveille plus',
        'empoisonn',
        'poison',
        'avale',
        'convuls',
      ],
      rw: [
        'ntashobora guhumeka',
        'sinshobora guhumeka',
        'ntahumeka',
        'yananiwe guhumeka',
        'guta ubwenge',
        'yataye ubwenge',
        'ntakanguka',
        'yanyoye uburozi',
        'uburozi',
        'yamize',
        'kugagara',
        'agagara',
        'aragagara',
        'igicuri',
      ],
      sw: [
        'hawezi kupumua',
        'siwezi kupumua',
        'hapumui',
        'amepoteza fahamu',
        'amezimia',
        'haamki',
        'sumu',
        'amemeza',
        'degedege',
        'kifafa',
      ],
    },
  },
  {
    path: '/tips/body-care/mens-grooming',
    words: {
      en: [
        'heavy bleeding',
        'bleeding heavily',
        'bleeding a lot',
        'not stop bleeding',
        'wont stop bleeding',
        'bleeding does not stop',
      ],
      fr: ['saigne beaucoup', 'hemorragie', 'saigne sans arret', 'ne s arrete pas de saigner'],
      rw: ['ava amaraso menshi', 'kuva amaraso menshi', 'amaraso adahagarara'],
      sw: ['anatoka damu nyingi', 'kutoka damu nyingi', 'damu haikomi'],
    },
  },
  {
    path: '/tips/skin-care-men',
    words: {
      en: ['snake bit', 'bitten by snake', 'bitten by a snake', 'bit by a snake'],
      fr: ['morsure de serpent', 'mordu par un serpent', 'mordue par un serpent'],
      rw: ['inzoka yandumye', 'inzoka yamurumye', 'yarumwe n inzoka', 'kurumwa n inzoka', 'narumwe n inzoka'],
      sw: ['ameumwa na nyoka', 'nimeumwa na nyoka', 'kuumwa na nyoka', 'amegongwa na nyoka'],
    },
  },
] as const satisfies readonly { path: string; words: Readonly<Record<Language, readonly string[]>> }[];

/**
 * The page to show before all else to who may be in danger of the body, as the path that all languages share; undefined where a
 * question names no such danger.
 *
 * @example bodilyDanger('My father has chest pain', 'en') → '/tips/body-care/heart-care'
 */
export function bodilyDanger(question: string, language: Language): string | undefined {
  const words = foldedWords(question);
  const stands = (line: string) => {
    const sought = foldedWords(line);
    return words.some((_, start) => sought.every((word, index) => words[start + index]?.startsWith(word)));
  };
  return dangers.find((danger) => danger.words[language].some(stands))?.path;
}
