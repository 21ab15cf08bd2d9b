import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** Whom a password must not be named after. */
export interface Person {
  firstName: string;
  lastName: string;
  email: string;
}

const lowestScore = 2;
// Looking for patterns takes the longer the more there is to look at. What is strong is strong by its beginning.
const judgedCharacters = 32;

/** What people here choose first, and no word list from elsewhere knows. */
const localWords = [
  'buzima',
  'rwanda',
  'kigali',
  'burundi',
  'bujumbura',
  'congo',
  'kinshasa',
  'goma',
  'bukavu',
  'uganda',
  'kampala',
  'kenya',
  'nairobi',
  'tanzania',
  'murakoze',
  'muraho',
  'amahoro',
  'urukundo',
  'imana',
  'yesu',
  'mungu',
  'karibu',
  'asante',
  'upendo',
  'bonjour',
  'amour',
  'jetaime',
  'motdepasse',
  'ijambobanga',
  'nenosiri',
];

const estimator = new ZxcvbnFactory({
  dictionary,
  graphs: adjacencyGraphs,
  maxLength: judgedCharacters,
});

function namesOf({ firstName, lastName, email }: Person): string[] {
  const mailbox = email.slice(0, email.lastIndexOf('@'));
  const names = [
    firstName,
    lastName,
    `${firstName} ${lastName}`,
    `${lastName} ${firstName}`,
    email,
    mailbox,
    ...mailbox.split(/[^\p{L}]+/u),
  ];
  const written = names.flatMap((name) => [name, name.replace(/\s/g, '')]);
  return written.filter((name) => name.length > 2).map((name) => name.slice(0, judgedCharacters));
}

/**
 * True for a password that those who guess would find among the first million or so: a word, a date, a row of keys, a
 * repetition, the name of its owner, and what people make of them.
 * @param person left out where it is not known yet.
 */
export function isEasyToGuess(password: string, person?: Person): boolean {
  const known = [...localWords, ...(person === undefined ? [] : namesOf(person))];
  return estimator.check(password, known).score < lowestScore;
}
