import { notePack } from '#src/device/saved-files.ts';
import { saveParcel } from '#src/features/offline/store/fetch-parcel.ts';

/**
 * Takes the pages along that stand in for missing ones. A worker without them is still of use, so what cannot be fetched or
 * kept is left out.
 *
 * @param address of the parcel that holds them; empty while the site is being developed
 */
export async function takeStandIns(address: string): Promise<void> {
  if (address === '') return;
  try {
    const paths = await saveParcel(address);
    await notePack('stand-ins', { list: address, paths, saved: Date.now() });
  } catch {
    // No network, or no room.
  }
}
