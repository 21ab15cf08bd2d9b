/** One line of the table that a bench ends with. */
export interface Row {
  name: string;
  aim: string;
  result: string;
}

/** What a measurement found. */
export interface Measured {
  /** Everything, for a person who wants to know more. */
  report: string;
  rows: readonly Row[];
  /** False where it holds the project to something that is broken; speeds hang on the machine and break nothing. */
  isKept?: boolean;
}

/** Something that a bench measures. To measure another, add a row to the list in bench.ts. */
export interface Measurement {
  heading: string;
  /** After as many seconds it is given up, so that it holds nothing else up. */
  longest: number;
  measure: () => Promise<Measured> | Measured;
}

/**
 * Takes the measurements one after the other, and prints what each found as soon as it is there.
 *
 * @returns what all of them found; one that fails or hangs says so in the table.
 */
export async function takeMeasurements(
  measurements: readonly Measurement[],
  print: (text: string) => void,
): Promise<Measured[]> {
  const all: Measured[] = [];
  for (const { heading, longest, measure } of measurements) {
    print(`\n${heading}\n\n`);
    const notMeasured = (why: string): Measured => ({
      report: `Not measured: ${why}\n`,
      rows: [{ name: heading, aim: '', result: 'not measured' }],
    });
    const tooLong = Promise.withResolvers<Measured>();
    const timer = setTimeout(
      () => tooLong.resolve(notMeasured(`it took more than ${longest} s.`)),
      longest * 1000,
    );
    const told = (async () => measure())().catch((error: unknown) => notMeasured(String(error)));
    const measured = await Promise.race([told, tooLong.promise]);
    clearTimeout(timer);
    print(measured.report);
    all.push(measured);
  }
  return all;
}

/** One compact table of all results. */
export function describeTable(rows: readonly Row[]): string {
  const all = [{ name: 'what', aim: 'aim', result: 'result' }, ...rows];
  const widest = (part: 'name' | 'aim') => Math.max(...all.map((row) => row[part].length));
  const [names, aims] = [widest('name'), widest('aim')];
  return all
    .map(({ name, aim, result }) => `${name.padEnd(names)}  ${aim.padEnd(aims)}  ${result}\n`)
    .join('');
}
