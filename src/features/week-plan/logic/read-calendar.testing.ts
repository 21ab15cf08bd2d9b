/** One property of a calendar file: its parameters and its value, with the escapes of texts undone. */
export interface Property {
  parameters: Readonly<Record<string, string>>;
  value: string;
}

/** A component of a calendar file with what stands in it. */
export interface Component {
  name: string;
  properties: ReadonlyMap<string, Property>;
  children: readonly Component[];
}

/**
 * Reads a calendar file by the grammar of RFC 5545, section 3.1, sharing no code with what writes it.
 *
 * @throws Error at anything that the grammar does not allow
 */
export function readCalendar(file: string): Component {
  if (!file.endsWith('\r\n') || /(^|[^\r])\n|\r(?!\n)/.test(file)) {
    throw new Error('Lines end in CRLF.');
  }
  for (const line of file.split('\r\n')) {
    if (Buffer.byteLength(line) > 75) throw new Error(`More than 75 octets: ${line}`);
  }
  const lines = file
    .slice(0, -2)
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n');
  const { component, rest } = readComponent(lines);
  if (rest.length > 0) throw new Error(`Something follows the calendar: ${rest[0]}`);
  return component;
}

function readComponent([first = '', ...lines]: readonly string[]): { component: Component; rest: string[] } {
  const name = /^BEGIN:([A-Z]+)$/.exec(first)?.[1];
  if (name === undefined) throw new Error(`No BEGIN: ${first}`);
  const properties = new Map<string, Property>();
  const children: Component[] = [];
  let rest = lines;
  while (rest[0] !== `END:${name}`) {
    const [line] = rest;
    if (line === undefined) throw new Error(`${name} has no END.`);
    if (line.startsWith('BEGIN:')) {
      const child = readComponent(rest);
      children.push(child.component);
      rest = child.rest;
    } else {
      const [key, property] = readProperty(line);
      if (properties.has(key)) throw new Error(`${key} stands twice in one ${name}.`);
      properties.set(key, property);
      rest = rest.slice(1);
    }
  }
  return { component: { name, properties, children }, rest: rest.slice(1) };
}

function readProperty(line: string): [string, Property] {
  const match = /^([A-Z-]+)((?:;[A-Z-]+=[^;:"]+)*):(.*)$/s.exec(line);
  if (match === null) throw new Error(`No property: ${line}`);
  const [, key = '', parameters = '', raw = ''] = match;
  const pairs = parameters
    .split(';')
    .filter(Boolean)
    .map((pair) => pair.split('=') as [string, string]);
  const isText = ['SUMMARY', 'DESCRIPTION', 'X-WR-CALNAME'].includes(key);
  return [key, { parameters: Object.fromEntries(pairs), value: isText ? readText(raw) : raw }];
}

function readText(raw: string): string {
  if (/(?<!\\)(?:\\\\)*[;,]/.test(raw)) throw new Error(`Unescaped: ${raw}`);
  return raw.replace(/\\(.)/g, (_, character: string) => {
    if (!'\\;,nN'.includes(character)) throw new Error(`No escape: \\${character}`);
    return character.toLowerCase() === 'n' ? '\n' : character;
  });
}
