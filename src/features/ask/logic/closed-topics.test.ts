import { expect, test } from 'vitest';
import type { ClosedTopic } from '#src/features/ask/contract.ts';
import { closedTopicOf } from './closed-topics.ts';

test.each<[string, ClosedTopic]>([
  ['How many tablets of ibuprofen?', 'medicine'],
  ['Is 500 mg too much?', 'medicine'],
  ['combien de comprimés par jour', 'medicine'],
  ['quelle dose d’insuline', 'medicine'],
  ['nafata ibinini bingahe', 'medicine'],
  ['ninywe vidonge vingapi', 'medicine'],
  ['Can I run while pregnant?', 'pregnancy'],
  ['j’allaite, puis-je courir', 'pregnancy'],
  ['ese umugore utwite yakora siporo', 'pregnancy'],
  ['ninanyonyesha, naweza kukimbia?', 'pregnancy'],
  ['My 3 month old cries', 'children'],
  ['mon bébé a de la fièvre', 'children'],
  ['umwana wanjye afite umuriro', 'children'],
  ['watoto wangu hawalali', 'children'],
  ['I cut myself when I am sad', 'danger'],
  ['I can’t breathe', 'danger'],
  ['I wish I was dead', 'danger'],
  ['je n’arrive plus à respirer', 'danger'],
  ['je veux mourir', 'danger'],
  ['ndashaka gupfa', 'danger'],
  ['nataka kufa', 'danger'],
  ['I want to overdose on tablets', 'danger'],
])('%s: %s', (text, topic) => {
  expect(closedTopicOf(text)).toBe(topic);
});

test.each([
  'How do I lose belly fat?',
  'Why are my kidneys important?',
  'How can I lower my blood pressure?',
  'My eyelid keeps twitching',
  'Which pillow is good for my neck?',
  'Narinda umutima wanjye nte?',
  'Nagabanya nte inda?',
  'Nitembee dakika ngapi?',
  'Jinsi ya kubaka misuli',
  'Comment bien dormir la nuit ?',
  'Quels aliments pour le cœur ?',
  'Nakora iki ngo ngabanye ibiro?',
  'Nifanye nini kupunguza uzito?',
  'Mwanamke anaweza kuinua vyuma?',
])('a model may be asked: %s', (text) => {
  expect(closedTopicOf(text)).toBeUndefined();
});
