import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { ChildServer } from './child-server.ts';

/** A person with an account who is logged in. */
export interface LoadMember {
  email: string;
  password: string;
  /** The session, as a browser sends it. */
  cookie: string;
}

const password = 'twenty green hills in the rain';
const patienceMilliseconds = 60_000;

/** Posts JSON; a status other than 200 is an error. */
async function post({ url }: Pick<ChildServer, 'url'>, path: string, body: unknown): Promise<Response> {
  const answer = await fetch(`${url}/api/account${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${text}`);
  return answer;
}

/** The links of the mails in the outbox, by the address that they went to. */
function mailedTokens({ dataDirectory }: Pick<ChildServer, 'dataDirectory'>): Map<string, string> {
  const outbox = join(dataDirectory, 'outbox');
  const tokens = new Map<string, string>();
  for (const name of readdirSync(outbox).filter((each) => each.endsWith('.eml'))) {
    // Lines that the mail's encoding has folded are joined again.
    const mail = readFileSync(join(outbox, name), 'utf8')
      .replace(/=\r?\n/g, '')
      .replaceAll('=3D', '=');
    const to = /^To: (\S+)/m.exec(mail)?.[1];
    const token = /#token=([\w.-]+)/.exec(mail)?.[1];
    if (to !== undefined && token !== undefined) tokens.set(to, token);
  }
  return tokens;
}

async function waitForTokens(server: ChildServer, count: number): Promise<Map<string, string>> {
  const giveUpAt = performance.now() + patienceMilliseconds;
  for (;;) {
    const tokens = mailedTokens(server);
    if (tokens.size >= count) return tokens;
    if (performance.now() > giveUpAt) throw new Error(`Only ${tokens.size} of ${count} mails came.`);
    await delay(100);
  }
}

/**
 * Opens accounts as people do: sign-up, the link of the mail, log-in. A few at a time, as passwords are made to take long.
 * @throws Error when the server refuses any of it.
 */
export async function openMembers(server: ChildServer, count: number): Promise<LoadMember[]> {
  const emails = Array.from({ length: count }, (_, index) => `member${index}@example.rw`);
  const person = { firstName: 'Ange', lastName: 'Uwase', countryCode: '+250', phone: '0788 123 456' };
  const inTurn = async <Made>(work: (email: string) => Promise<Made>): Promise<Made[]> => {
    const made: Made[] = [];
    for (let from = 0; from < count; from += 4) {
      made.push(...(await Promise.all(emails.slice(from, from + 4).map(work))));
    }
    return made;
  };
  await inTurn((email) =>
    post(server, '/sign-up', {
      ...person,
      email,
      country: 'RW',
      language: 'en',
      password,
      confirmPassword: password,
    }),
  );
  const tokens = await waitForTokens(server, count);
  return inTurn(async (email) => {
    await post(server, '/verify-email', { token: tokens.get(email), password });
    const answer = await post(server, '/log-in', { email, password });
    const cookie = answer.headers
      .getSetCookie()
      .map((line) => line.split(';', 1)[0] ?? '')
      .filter((pair) => !pair.endsWith('='))
      .join('; ');
    return { email, password, cookie };
  });
}
