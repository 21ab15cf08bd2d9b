import { commonWords } from '#src/features/search/logic/common-words.ts';
import { foldedWords } from '#src/features/search/logic/folded-words.ts';
import { stemOf } from '#src/features/search/logic/stems.ts';
import type { Language } from '#src/words/languages.ts';

/** A word of a question that says something of what is asked: its stem, and how much it tells, from 0 for a word of every page. */
export interface Term {
  stem: string;
  weight: number;
}

/** Two stems this long, one the beginning of the other, are taken for forms of one word. */
const shortestBeginning = 4;
const longestEnding = 3;
/** How much a form of a word counts beside the word itself. */
const likeness = 0.6;

/** Words with which people ask, folded, beside those that no search looks for. */
const askingWords: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(
    'know mean means long often old happen happens happened please soon ever nobody else feel feels correctly properly right possible helps against into onto whether happening'.split(
      ' ',
    ),
  ),
  fr: new Set(
    'qu va vont etes ete sens doit aime savoir dire veulent age rendre correctement besoin possible contre avais avez avons aurai vers'.split(
      ' ',
    ),
  ),
  rw: new Set(
    'angahe ingahe zingahe kangahe kingahe ryari kingana ungana nde uwuhe iyihe ibihe ikihe uyuhe nshobora nkwiye ukwiye numva mpora nta kuva rwo two yo byose bigenda rute isobanura gifasha wakora twakora urashobora sinshobora sinshobore ntashobora asigaye bikorwa'.split(
      ' ',
    ),
  ),
  sw: new Set(
    'ngapi yupi zipi ipi upi nani nawezaje nitawezaje hutokea ambazo ambaye wengine yeny ukoje maana inamaanisha zinamaanisha huchukua sababu nitajuaje najisikia nahisi siwezi usahihi sahihi niko inakuwaje'.split(
      ' ',
    ),
  ),
};

/**
 * Words of what the site has no page on, folded: matches, markets, machines, arms, weather, politics. Our pages use some of them in
 * passing, and a passage that happens to hold one answers nothing.
 */
const otherSubjects: Readonly<Record<Language, string>> = {
  en: 'match matches won winner price prices buy sell explosive explosives bomb bombs weapon weapons camera engine motorbike car rain weather president election minister government capital poem song movie film bitcoin dollar exchange visa passport laptop',
  fr: 'match matchs gagne gagnant prix acheter vendre explosif explosifs bombe bombes arme armes fabriquer photo moteur moto voiture pleuvoir meteo president election ministre gouvernement capitale poeme chanson film bitcoin bitcoins dollar visa passeport ordinateur',
  rw: 'watsinze watsinda mukino umukino umupira kugura kigura kugurisha nagura igiciro ibiciro igisasu ibisasu bombe intwaro kamera moteri moto imodoka imvura ikirere perezida amatora minisitiri leta umurwa umuvugo indirimbo filime bitcoin idolari viza pasiporo mudasobwa',
  sw: 'mechi alishinda mshindi bei kununua ninunue kuuza mlipuko vilipuzi bomu silaha kamera injini pikipiki gari mvua rais uchaguzi waziri serikali mji shairi wimbo filamu bitcoin dola viza pasipoti kompyuta',
};

/** What a question puts before or after a verb, which the stems of the search do not know: *nipunguze*, *nitaachaje*, *nongereho*. */
const verbParts: Readonly<Partial<Record<Language, readonly RegExp[]>>> = {
  rw: [/(?:ho|mo|yo)$/, /^(?:sin|nd|ni|na|n|tu|mu|ba|ra|bi|ri|i|a)(?=.{4})/],
  sw: [/je$/, /^(?:ni|tu|a|wa|u)(?=.{4})/, /^(?:si|ha)(?=.{4})/],
};

/** The words of a text that say something, in their order. */
function tellingWords(text: string, language: Language): string[] {
  return foldedWords(text).filter((word) => !commonWords[language].has(word));
}

/** The stems of a text in their order, without the words that say nothing. */
export function stemsOf(text: string, language: Language): string[] {
  return tellingWords(text, language).map((word) => stemOf(word, language));
}

/** Whether a word is of another subject than ours, so that no passage answers it. */
function isOfOtherSubject(word: string, language: Language): boolean {
  return otherSubjects[language].split(' ').includes(word);
}

/** For each word of a question its stem, and others to look for where no page knows that one; an empty one for a word of another subject. */
export function askedStems(question: string, language: Language): string[][] {
  const words = tellingWords(question.replace(/-/g, ' '), language);
  const asked = [...new Set(words)].filter((word) => !askingWords[language].has(word));
  return asked.map((word) => {
    if (isOfOtherSubject(word, language)) return [''];
    let rest = word;
    const others = (verbParts[language] ?? []).map((part) => {
      rest = rest.replace(part, '');
      return stemOf(rest, language);
    });
    return [...new Set([stemOf(word, language), ...others])];
  });
}

/**
 * How far two stems are of one word: 1 for the same, less for the beginning of the other, 0 for strangers.
 *
 * @example stemLikeness('brush', 'brush') → 1
 */
export function stemLikeness(one: string, other: string): number {
  if (one === '') return 0;
  if (one === other) return 1;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  const isForm =
    short.length >= shortestBeginning &&
    long.length - short.length <= longestEnding &&
    long.startsWith(short);
  return isForm ? likeness : 0;
}
