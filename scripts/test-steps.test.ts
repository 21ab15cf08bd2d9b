import { expect, test } from 'vitest';
import { describeOutcomes, runStages, type Step } from './test-steps.ts';

function step(name: string, program: string, needs: readonly string[] = []): Step {
  return { name, command: [process.execPath, '-e', program], needs };
}

async function run(stages: Parameters<typeof runStages>[0]) {
  const shown: string[] = [];
  const outcomes = await runStages(stages, process.env, (text) => shown.push(text));
  return { outcomes: outcomes.map(({ name, result }) => `${name} ${result}`), shown: shown.join('') };
}

const fails = 'process.exit(3)';
const says = (word: string) => `console.log('${word}')`;

test('a step that fails stops nothing but what needs it', async () => {
  const { outcomes, shown } = await run([
    [[step('build', fails), step('pages', says('never'), ['build']), step('types', says('types said'))]],
    [[step('browser', says('never'), ['build', 'types'])]],
  ]);
  expect(outcomes).toEqual(['build failed', 'pages left out', 'types passed', 'browser left out']);
  expect(shown).toContain('types said');
  expect(shown).toContain('has not passed: build.');
  expect(shown).not.toContain('never');
});

test('what needs a step runs once that has passed', async () => {
  const { outcomes } = await run([
    [[step('build', says('built'))]],
    [[step('pages', says('read'), ['build'])]],
  ]);
  expect(outcomes).toEqual(['build passed', 'pages passed']);
});

test('lanes run side by side, each with its own output in one piece', async () => {
  const server = `
    const server = require('node:net').createServer((socket) => socket.end('met'));
    server.listen(process.env.MEETING, () => console.log('one'));
    server.once('connection', () => server.close(() => console.log('two')));`;
  const client = `
    const meet = () => require('node:net').connect(process.env.MEETING)
      .on('error', () => setTimeout(meet, 20)).on('data', (data) => console.log(String(data))).on('end', () => {});
    meet();`;
  const meeting = `/tmp/test-steps-${process.pid}-${Date.now()}.sock`;
  const met = (name: string, program: string): Step => ({
    ...step(name, program),
    environment: { MEETING: meeting },
  });
  const { outcomes, shown } = await run([[[met('server', server)], [met('client', client)]]]);
  expect(outcomes.sort()).toEqual(['client passed', 'server passed']);
  expect(shown).toContain('one\ntwo\n');
  expect(shown).toContain('met\n');
});

test('a program that is not there has failed, and says so', async () => {
  const { outcomes, shown } = await run([[[{ name: 'lost', command: ['no-such-program-at-all'] }]]]);
  expect(outcomes).toEqual(['lost failed']);
  expect(shown).toContain('no-such-program-at-all could not be started');
});

test('the summary says what passed, failed and was left out', () => {
  expect(
    describeOutcomes([
      { name: 'Types', result: 'passed', seconds: 12.34 },
      { name: 'Build', result: 'failed', seconds: 3 },
      { name: 'Pages', result: 'left out', seconds: 0 },
    ]),
  ).toBe('✓   12.3 s  Types\n✗    3.0 s  Build\n–    0.0 s  Pages (left out)');
});
