import { createHash } from 'node:crypto';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import {
  contentSecurityPolicy,
  inlineScriptHashes,
  inlineStyleHashes,
} from '#server/http/content-security-policy.ts';
import { assetsIn, isPrivate, pagePath } from '#src/features/offline/logic/addresses.ts';
import {
  type PackIndex,
  type PackList,
  type Parcel,
  packIndexAddress,
} from '#src/features/offline/logic/pack.ts';
import { splitLocalizedPath } from '#src/site/localized-url.ts';
import { routes } from '#src/site/routes.ts';
import { type Language, languageCodes } from '#src/words/languages.ts';
import { compressFile } from './compress-site.ts';
import { type GroupName, groupOfAsset, groupOfPage, groups } from './pack-groups.ts';
import { fileNames, readText } from './site-files.ts';

/** A file of the site that goes into packs. Its text is read when it is written: all texts together take half a gigabyte. */
interface Source {
  /** Inside the site's folder. */
  name: string;
  path: string;
  hash: string;
  letters: number;
}

/** A parcel that is written, with what lists say of it. */
interface WrittenParcel {
  address: string;
  files: readonly Source[];
}

const folder = 'assets/packs';
// One is about 60 KB as it is sent: long enough to pack well, and short enough to be begun anew on a weak network.
const mostLetters = 2_000_000;

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 8);

async function readSource(directory: string, name: string): Promise<Source> {
  const text = await readText(join(directory, name));
  const isPage = name.endsWith('.html');
  const path = isPage ? pagePath(`/${name.replace(/^index\.html$/, '')}`) : `/${name}`;
  return { name, path, hash: name.startsWith('assets/') ? '' : hashOf(text), letters: text.length };
}

/** The policy that a static host or our server sends with a page, for the days when neither is asked. */
function policyOf(text: string, https: boolean): string {
  const styleHashes = inlineStyleHashes(text);
  return contentSecurityPolicy(inlineScriptHashes(text), {
    styleHashes,
    https,
    emailOrigin: process.env.EMAILJS_ORIGIN,
  });
}

async function readParcel(directory: string, files: readonly Source[], https: boolean): Promise<Parcel> {
  const policies: string[] = [];
  const numberOf = (policy: string) => {
    if (!policies.includes(policy)) policies.push(policy);
    return policies.indexOf(policy);
  };
  const rows: Parcel['files'][number][] = [];
  for (const { name, path, hash } of files) {
    const text = await readText(join(directory, name));
    const isPage = name.endsWith('.html');
    rows.push(isPage ? [path, hash, text, numberOf(policyOf(text, https))] : [path, hash, text]);
  }
  return { policies, files: rows };
}

/** Cuts a row of files into parcels of a bearable length. */
function cut(files: readonly Source[]): Source[][] {
  const parcels: Source[][] = [];
  let letters = Number.POSITIVE_INFINITY;
  for (const file of files) {
    letters += file.letters;
    if (letters > mostLetters) {
      parcels.push([]);
      letters = file.letters;
    }
    parcels.at(-1)?.push(file);
  }
  return parcels;
}

/** Everything that packs are made from: the files that all languages share, and the pages and files of each. */
async function readSources(directory: string) {
  const names = fileNames(directory).filter((name) => !name.startsWith(`${folder}/`));
  const shared = new Map<GroupName, Source[]>();
  const own = new Map<Language, Map<GroupName, Source[]>>(languageCodes.map((code) => [code, new Map()]));
  const add = (into: Map<GroupName, Source[]> | undefined, group: GroupName, source: Source) =>
    into?.set(group, [...(into.get(group) ?? []), source]);
  for (const name of names) {
    if (name.endsWith('.html')) {
      const source = await readSource(directory, name);
      const { language, path } = splitLocalizedPath(source.path);
      if (path !== '/404' && !isPrivate(path)) add(own.get(language), groupOfPage(path), source);
    } else {
      const place = groupOfAsset(name);
      if (place === undefined) continue;
      add(
        place.language === undefined ? shared : own.get(place.language),
        place.group,
        await readSource(directory, name),
      );
    }
  }
  return { shared, own };
}

async function writeParcel(
  directory: string,
  files: readonly Source[],
  https: boolean,
): Promise<WrittenParcel> {
  const text = JSON.stringify(await readParcel(directory, files, https));
  const name = `${folder}/${hashOf(text)}.json`;
  await writeFile(join(directory, name), text);
  return { address: `/${name}`, files };
}

/**
 * Writes the parcels that packs are sent in, and tells the service worker of the one that it takes along when it is
 * installed: the pages that stand in for missing ones.
 *
 * @returns what `writePackLists` needs, once all files are compressed
 */
export async function writeParcels(
  directory: string,
  siteUrl: string,
): Promise<ReadonlyMap<Language, readonly WrittenParcel[]>> {
  await mkdir(join(directory, folder), { recursive: true });
  const https = siteUrl.startsWith('https:');
  const { shared, own } = await readSources(directory);
  const packs = new Map<Language, WrittenParcel[]>(languageCodes.map((code) => [code, []]));
  for (const group of groups) {
    const common: WrittenParcel[] = [];
    for (const files of cut(shared.get(group) ?? [])) common.push(await writeParcel(directory, files, https));
    for (const code of languageCodes) {
      packs.get(code)?.push(...common);
      for (const files of cut(own.get(code)?.get(group) ?? [])) {
        packs.get(code)?.push(await writeParcel(directory, files, https));
      }
    }
  }
  const all = [...shared.values(), ...[...own.values()].flatMap((byGroup) => [...byGroup.values()])].flat();
  const standIns = all.filter(({ path }) => splitLocalizedPath(path).path === routes.offline);
  const texts = await Promise.all(standIns.map(({ name }) => readText(join(directory, name))));
  const needed = new Set(texts.flatMap(assetsIn));
  const start = [...all.filter(({ path }) => needed.has(path)), ...standIns];
  await tellWorker(directory, (await writeParcel(directory, start, https)).address);
  return packs;
}

async function tellWorker(directory: string, address: string): Promise<void> {
  const file = join(directory, 'service-worker.js');
  const text = await readFile(file, 'utf8');
  if (!text.includes('"start":""')) throw new Error('The service worker has no place for its first parcel.');
  await writeFile(file, text.replace('"start":""', `"start":${JSON.stringify(address)}`));
}

const sentBytes = async (file: string): Promise<number> => (await stat(`${file}.br`)).size;
const keptBytes = async (file: string): Promise<number> => (await stat(`${file}.gz`)).size;

/** Writes what each pack holds and costs. */
export async function writePackLists(
  directory: string,
  packs: ReadonlyMap<Language, readonly WrittenParcel[]>,
): Promise<PackIndex> {
  const index: Record<string, PackIndex[string]> = {};
  for (const [language, written] of packs) {
    const parcels = await Promise.all(
      written.map(async ({ address, files }) => ({
        address,
        sent: await sentBytes(join(directory, address)),
        files: await Promise.all(
          files.map(
            async ({ name, path, hash }) => [path, hash, await sentBytes(join(directory, name))] as const,
          ),
        ),
      })),
    );
    const list = JSON.stringify({ parcels } satisfies PackList);
    const name = `${folder}/${language}.${hashOf(list)}.json`;
    await writeFile(join(directory, name), list);
    await compressFile(join(directory, name));
    const files = written.flatMap((parcel) => parcel.files);
    const kept = await Promise.all(files.map((file) => keptBytes(join(directory, file.name))));
    index[language] = {
      list: `/${name}`,
      sent: parcels.reduce((sum, { sent }) => sum + sent, await sentBytes(join(directory, name))),
      kept: kept.reduce((sum, bytes) => sum + bytes, 0),
      pages: files.filter((file) => extname(file.name) === '.html').length,
    };
  }
  await writeFile(join(directory, packIndexAddress), JSON.stringify(index));
  await compressFile(join(directory, packIndexAddress));
  return index;
}
