import type { ClosedTopic } from '#src/features/ask/contract.ts';
import { dangerOf } from '#src/features/search/logic/danger-of.ts';
import { foldedWords } from '#src/features/search/logic/folded-words.ts';
import { type Language, languageCodes } from '#src/words/languages.ts';

/**
 * What tells that a text is about a topic on which no model is asked: folded words in their order, each the beginning of one,
 * a whole one with `.` at its end, or a part of one after `*`. They name too much rather than too little: who meets one still gets the passages.
 */
const topicWords: Readonly<Record<ClosedTopic, Readonly<Record<Language, string>>>> = {
  // Beside the words that bring help, see `dangerOf`.
  danger: {
    en: 'bitten by, fainted, beats me, hits me, abuse, assault, violen, murder, kill., killed, poison, starve myself, make myself vomit, purging',
    fr: 'ne respire, etouff, intoxi, hemorrag, mordu, noyer, maltrait, agress, violen, tuer, me faire vomir',
    rw: 'guhumeka bin, kuniga, arava amaraso, yarumwe, kwica.',
    sw: 'damu nyingi, nyoka, kuua.',
  },
  medicine: {
    en: 'medicin, medicat, drug, pill., pills., tablet, dose, dosage, dosing, overdos, milligram, mg., mcg., microgram, capsule, antibiotic, painkiller, paracetamol, acetaminophen, panadol, ibuprofen, diclofenac, aspirin, amoxicil, insulin, metformin, antidepress, vaccin, injection, injecting, prescri, supplement, side effect, contracept, steroid, statin., statins., blood thinner, warfarin, inhaler, coartem, artemether, quinine, tramadol, morphine, codeine, diazepam, omeprazol, antimalarial, antiretroviral, arv., arvs., antihistamin, antifungal, antacid, laxativ, sleeping pill, sedativ, eye drops, syrup, ointment, amlodipin, enalapril, hydrochlorothiazid, fluoxetin, amitriptylin, lithium, haloperidol, viagra, sildenafil, morning after, herbal, remed',
    fr: 'medicament, medicin, comprime, cachet, gelule, dose, dosage, posolog, surdos, overdos, milligramme, mg., antibiot, antidouleur, anti douleur, paracetamol, doliprane, ibuprofen, diclofenac, aspirin, amoxicil, insulin, metformin, antidepress, vaccin, piqure, injection, ordonnance, prescri, sirop, pommade, pilule, contracept, preservatif, effet secondaire, effets secondaires, effet indesirable, effets indesirables, complement alimentaire, complements alimentaires, anticoagul, somnifer, calmant, corticoid, cortisone, statine., statines., coartem, quinine, tramadol, morphine, codeine, diazepam, omeprazol, antipaludique, antiretrovir, arv., antihistamin, gouttes, collyre, laxatif, viagra, remede',
    rw: 'umuti., imiti., muti., miti., ibinini, ikinini, kinini., binini., doze, dose, mg., miligarama, urukingo, inkingo, rukingo, gukingira, kwikingiza, urushinge, inshinge, antibiyotike, antibiotic, parasetamol, paracetamol, ibuprofen, aspirin, asipirin, ensilin, insulin, metformin, koaritemu, coartem, siro., kuboneza urubyaro, agakingirizo, ibyongerwa, inyunganiramirire, kwandikirwa',
    sw: 'dawa, madawa, kidonge, vidonge, tembe., dozi, dose, mg., miligramu, sindano, chanjo, kuchanja, antibiotik, antibayotik, antibiotic, parasetamol, paracetamol, panadol, ibuprofen, aspirin, asprin, insulin, metformin, coartem, koatem, sirapu, marhamu, uzazi wa mpango, kondomu, virutubisho, dawamu, arv.',
  },
  pregnancy: {
    en: 'pregnan, expecting a, antenatal, prenatal, postnatal, postpartum, trimester, childbirth, giving birth, gave birth, miscarr, abortion, breastfe, breast feed, breast milk, lactat, midwi, womb, foetus, fetus, morning sickness, caesarean, conceive',
    fr: 'enceinte, grossesse, prenatal, postnatal, post partum, trimestre, accouch, fausse couche, avort, allait, sage femme, foetus, nausees matinales, cesarienne, tomber enceinte',
    rw: '*twite, *twita, gusama, nasamye, yasamye, ufite inda, afite inda, mfite inda, kubyara, kwibaruka, yabyaye, nabyaye, konsa, yonsa, nonsa, uwonsa, bonsa, umubyaza, gukuramo inda, gukuriramo, urusoro, ababyeyi batwite, umubyeyi',
    sw: 'mimba, mjamzito, mja mzito, wajawazito, ujauzito, kujifungua, nimejifungua, amejifungua, kuzaa., *nyonyesh, mkunga, kuharibika kwa mimba, kutoa mimba, kijusi, uja uzito',
  },
  children: {
    en: 'child, baby, babies, infant, newborn, toddler, kid., kids., teen, adolescen, month old, months old, my son, our son, his son, her son, my daughter, our daughter, daughter., boy., boys., girl., girls., year old boy, year old girl, pupil, schoolchild, paediatr, pediatr, under five, minor., minors.',
    fr: 'enfant, bebe, nourrisson, nouveau ne, nouveau nes, ado., ados., adolescen, mon fils, notre fils, ma fille, notre fille, fillette, garcon., garcons., petite fille, jeune fille, gamin, gosse, ecolier, pediatr, de mois., mineur',
    rw: 'umwana, abana, mwana., bana., uruhinja, impinja, ruhinja, ikibondo, ibibondo, akana., utwana, ingimbi, umwangavu, abangavu, umuhungu wanjye, umukobwa wanjye, umuhungu wange, umukobwa wange, umunyeshuri, abanyeshuri, amezi afite, ufite amezi, umwuzukuru',
    sw: 'mtoto, watoto, mwana., mwanangu, wanangu, mwanao, kitoto, vitoto, mchanga., wachanga, kijana wangu, binti, mvulana, wavulana, msichana, wasichana, mwanafunzi, wanafunzi, barubaru, balehe, mjukuu, wajukuu',
  },
};

/** Letters that stand alone are no words here, as in a question. */
const linesOf = (words: string) =>
  words.split(',').map((line) => line.split(' ').filter((word) => word.length > 1));

const topicLines = (Object.keys(topicWords) as ClosedTopic[]).map((topic) => ({
  topic,
  lines: languageCodes.map((language) => ({ language, lines: linesOf(topicWords[topic][language]) })),
}));

function isMet(word: string | undefined, sought: string): boolean {
  if (word === undefined) return false;
  if (sought.startsWith('*')) return word.includes(sought.slice(1));
  return sought.endsWith('.') ? word === sought.slice(0, -1) : word.startsWith(sought);
}

/**
 * The topic of a text on which no model is asked, the most pressing first; undefined for any other text. People mix languages,
 * so by default the words of all are looked for.
 *
 * @example closedTopicOf('How much paracetamol can I take?') → 'medicine'
 */
export function closedTopicOf(
  text: string,
  spoken: readonly Language[] = languageCodes,
): ClosedTopic | undefined {
  if (dangerOf(text) !== undefined) return 'danger';
  const words = foldedWords(text.replace(/n[’']t\b/g, 'nt'));
  return topicLines.find(({ lines: all }) =>
    all.some(
      ({ language, lines }) =>
        spoken.includes(language) &&
        lines.some((line) =>
          words.some((_, start) => line.every((sought, at) => isMet(words[start + at], sought))),
        ),
    ),
  )?.topic;
}
