import { expect, test } from 'vitest';
import { type NginxRules, nginxRules } from './nginx-rules.ts';

const facts = {
  names: [
    'index.html',
    'fr.html',
    'abouts.html',
    'assets/a.1.css',
    'assets/a.1.css.br',
    'icon.svg',
    '_headers',
  ],
  policies: new Map([
    ['index.html', "script-src 'sha256-usual='"],
    ['fr.html', "script-src 'sha256-usual='"],
    ['abouts.html', "script-src 'sha256-other='"],
  ]),
  redirects: new Map([['/Abouts', '/abouts']]),
  languages: ['fr'],
  https: true,
};

/** The rows of a map, as nginx reads them. */
function rowsOf({ http }: NginxRules, variable: string): Map<string, string> {
  const [, block = ''] = new RegExp(`^map \\S+ \\${variable} \\{\\n([^}]*)\\}`, 'm').exec(http) ?? [];
  return new Map([...block.matchAll(/^ {2}(\S+) (.*);$/gm)].map(([, key = '', value = '']) => [key, value]));
}

test('each page gets the policy of its own scripts, and each policy is written once', () => {
  const rules = nginxRules(facts);
  const numbers = rowsOf(rules, '$buzima_policy_number');
  const policies = rowsOf(rules, '$buzima_page_policy');
  const policyOf = (name: string) => policies.get(numbers.get(`"/${name}"`) ?? '') ?? policies.get('default');
  for (const [name, policy] of facts.policies) expect(policyOf(name), name).toBe(`"${policy}"`);
  expect(policies.size).toBe(2);
});

test('the same site gives the same rules, in whatever order its files were read', () => {
  const turned = {
    ...facts,
    names: [...facts.names].reverse(),
    policies: new Map([...facts.policies].reverse()),
  };
  expect(nginxRules(turned)).toEqual(nginxRules(facts));
});

test('files with a hash are kept for ever, pages are asked for anew, and what the server answers is left alone', () => {
  const cache = rowsOf(nginxRules(facts), '$buzima_cache_control');
  expect(cache.get('"~:/assets/"')).toContain('immutable');
  expect(cache.get('"~\\.html$"')).toBe('"no-cache"');
  expect(cache.get('"~^:"')).toBe('""');
  expect(rowsOf(nginxRules(facts), '$buzima_kind').get('"~^\\d+:/api(/|$)"')).toBe('""');
});

test('a site without https promises none', () => {
  const rows = (https: boolean) =>
    rowsOf(nginxRules({ ...facts, https }), '$buzima_strict_transport_security').get('document');
  expect(rows(false)).toBeUndefined();
  expect(rows(true)).toBe('"max-age=31536000"');
});
