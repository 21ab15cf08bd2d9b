/**
 * A random UUID (version 4) made of random bytes. Browsers make one themselves only on https, and a site on a school's or a
 * clinic's own network may have none.
 *
 * @param random 16 bytes
 * @example uuidOf(new Uint8Array(16)) → '00000000-0000-4000-8000-000000000000'
 */
export function uuidOf(random: Uint8Array): string {
  const hex = [...random].map((byte, index) => marked(byte, index).toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** The version stands in the seventh byte, the variant in the ninth. */
function marked(byte: number, index: number): number {
  if (index === 6) return (byte & 0x0f) | 0x40;
  return index === 8 ? (byte & 0x3f) | 0x80 : byte;
}
