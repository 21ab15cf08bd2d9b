/**
 * A file of ours in JSON.
 *
 * @throws Error where it does not come, also where there is no such file
 */
export async function fetchFile<Content>(address: string): Promise<Content> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
  return answer.json();
}
