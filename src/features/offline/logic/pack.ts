/** Where the site says what can be saved of each language; asked for anew each time. */
export const packIndexAddress = '/packs.json';

/** What a pack holds and costs, by language. */
export type PackIndex = Readonly<Record<string, PackSummary>>;

export interface PackSummary {
  /** Address of its list; another content has another address. */
  list: string;
  /** Bytes that a first saving brings, as they are sent. */
  sent: number;
  /** Bytes that it takes on the device, about. */
  kept: number;
  pages: number;
}

/** The files of a pack, in the order in which they are fetched. */
export interface PackList {
  parcels: readonly ParcelRow[];
}

/** Files that are sent together, because pages that share their head, foot and drawings pack to a quarter so. */
export interface ParcelRow {
  address: string;
  /** Bytes as they are sent. */
  sent: number;
  files: readonly PackFile[];
}

/** Its address; a hash of its content, empty where the address changes with it; bytes when it is sent alone. */
export type PackFile = readonly [path: string, hash: string, sent: number];

/** What a parcel holds: each file with its text, and for a page the number of its policy. */
export interface Parcel {
  policies: readonly string[];
  files: readonly (readonly [path: string, hash: string, text: string, policy?: number])[];
}

/** Something to fetch, and those of its files that are wanted. */
export interface Step {
  address: string;
  sent: number;
  isParcel: boolean;
  files: readonly PackFile[];
}

// Head of a request and of its answer.
const bytesOfRequest = 700;

/**
 * What is left to fetch of a pack. Of a parcel that is there in most of its parts, only what has changed comes, file by file,
 * where that is less than the whole.
 *
 * @param have the hash of each file that is on the device
 */
export function stepsTo({ parcels }: PackList, have: ReadonlyMap<string, string>): Step[] {
  return parcels.flatMap(({ address, sent, files }): Step[] => {
    const wanted = files.filter(([path, hash]) => have.get(path) !== hash);
    const alone = wanted.map((file): Step => {
      return { address: file[0], sent: file[2] + bytesOfRequest, isParcel: false, files: [file] };
    });
    if (wanted.length === 0 || bytesOf(alone) < sent) return alone;
    return [{ address, sent: sent + bytesOfRequest, isParcel: true, files: wanted }];
  });
}

/** The bytes that steps bring. */
export const bytesOf = (steps: readonly Pick<Step, 'sent'>[]): number =>
  steps.reduce((sum, { sent }) => sum + sent, 0);

/** Every file of a pack, by its address. */
export const pathsOf = ({ parcels }: PackList): string[] =>
  parcels.flatMap(({ files }) => files.map(([path]) => path));

const types: Readonly<Record<string, string>> = {
  css: 'text/css',
  js: 'text/javascript',
  json: 'application/json',
  svg: 'image/svg+xml',
};

/** The content type of a file of the site. @example typeOf('/fr/contacts') → 'text/html; charset=utf-8' */
export function typeOf(path: string): string {
  const [, extension = ''] = /\.([a-z]+)$/.exec(path) ?? [];
  return `${types[extension] ?? 'text/html'}; charset=utf-8`;
}
