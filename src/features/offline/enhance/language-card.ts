import {
  forgetLeftovers,
  forgetPack,
  notePack,
  type SavedPack,
  savedPacks,
} from '#src/device/saved-files.ts';
import type { PackIndex } from '#src/features/offline/logic/pack.ts';
import { endingOf, type PackState, packState } from '#src/features/offline/logic/pack-state.ts';
import { fetchIndex, planFor, saveLanguage } from '#src/features/offline/store/save-language.ts';
import { forgetVisited } from '#src/features/offline/store/visited-pages.ts';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import { dayOf, part, sizeOf, texts } from './page-texts.ts';

/** The card of one language: what it would bring, how it stands, and its buttons. */
export class LanguageCard {
  private state: PackState = 'none';
  private pack: SavedPack | undefined;
  private stop: AbortController | undefined;
  private readonly card: HTMLElement;
  private readonly changed: () => void;
  private readonly language: string;

  /** @param changed is called when something else lies on the device */
  constructor(card: HTMLElement, changed: () => void) {
    this.card = card;
    this.changed = changed;
    this.language = card.dataset.pack ?? '';
    part(card, 'act')?.addEventListener('click', () => void this.act());
    part(card, 'remove')?.addEventListener('click', () => void this.remove());
  }

  /** Shows how the language stands, by what the site says and what is on the device. */
  async look(index: PackIndex | undefined, packs: ReadonlyMap<string, SavedPack>): Promise<void> {
    // The download says itself how it stands.
    if (this.stop) return;
    this.pack = packs.get(this.language);
    const summary = index?.[this.language];
    const size = part(this.card, 'size');
    if (size && summary) {
      const { sent, kept, pages } = summary;
      const values = { pages: String(pages), sent: sizeOf(sent), kept: sizeOf(kept) };
      size.textContent = fillTemplate(texts.tool.size ?? '', values);
    }
    this.show(packState(this.pack, summary?.list), index === undefined ? 'unreachable' : undefined);
    if (!summary || (this.state !== 'stale' && this.state !== 'partial')) return;
    const plan = await planFor(summary.list).catch(() => undefined);
    if (plan && !this.stop)
      this.say(this.state, { left: sizeOf(plan.left), date: dayOf(this.pack?.saved ?? 0) });
  }

  private say(key: string, values: Readonly<Record<string, string>> = {}): void {
    const line = part(this.card, 'state');
    if (line) line.textContent = fillTemplate(texts.tool[key] ?? '', values);
  }

  private show(state: PackState, said?: string): void {
    this.state = state;
    const hasText = state === 'saved' || state === 'removed' ? state : '';
    this.say(said ?? hasText, { date: dayOf(this.pack?.saved ?? 0) });
    if (said === 'unreachable' && state === 'saved')
      this.say('saved', { date: dayOf(this.pack?.saved ?? 0) });
    const act = part<HTMLButtonElement>(this.card, 'act');
    const labels = {
      none: 'start',
      partial: 'goOn',
      stale: 'update',
      busy: 'stop',
      removed: 'undo',
      saved: '',
    };
    const label = texts.tool[labels[state]] ?? '';
    if (act) {
      act.textContent = label;
      act.hidden = label === '';
    }
    const remove = part(this.card, 'remove');
    if (remove) remove.hidden = state === 'none' || state === 'removed' || state === 'busy';
    const progress = part(this.card, 'progress');
    if (progress) progress.hidden = state !== 'busy';
  }

  private progress(left: number, whole: number): void {
    const bar = this.card.querySelector('progress');
    const done = Math.max(0, whole - left);
    if (bar) Object.assign(bar, { max: Math.max(1, whole), value: done });
    const line = part(this.card, 'progress-text');
    if (line)
      line.textContent = fillTemplate(texts.tool.progress ?? '', {
        done: sizeOf(done),
        whole: sizeOf(whole),
      });
  }

  private async act(): Promise<void> {
    if (this.state === 'busy') this.stop?.abort(new DOMException('', 'AbortError'));
    else if (this.state === 'removed') await this.putBack();
    else await this.save();
  }

  private async save(): Promise<void> {
    const stop = new AbortController();
    this.stop = stop;
    this.show('busy');
    this.progress(1, 1);
    // Asked on the tap: some browsers show a question.
    const isAllowed = navigator.storage?.persist?.().catch(() => false);
    let ending: string;
    try {
      ending = await this.fetchAll(stop.signal);
      await isAllowed;
    } catch (error) {
      ending = endingOf(error);
    }
    this.stop = undefined;
    this.pack = (await savedPacks().catch(() => new Map<string, SavedPack>())).get(this.language);
    this.show(this.pack ? packState(this.pack, undefined) : 'none', ending);
    // Where the button was, the focus stays; where it went, the line that says so takes it.
    if (part(this.card, 'act')?.hidden) part(this.card, 'state')?.focus();
    this.changed();
  }

  private async fetchAll(signal: AbortSignal): Promise<string> {
    const summary = (await fetchIndex())[this.language];
    if (!summary) return 'broken';
    const plan = await planFor(summary.list, signal);
    const share = plan.left / plan.whole;
    const { quota = Number.POSITIVE_INFINITY, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
    if (quota - usage < summary.kept * share) return 'full';
    this.progress(plan.left, plan.whole);
    await saveLanguage(this.language, plan, signal, (left) => this.progress(left, plan.whole));
    // They are all saved now, and the newer ones.
    await forgetVisited(plan.paths);
    return 'done';
  }

  private async remove(): Promise<void> {
    await forgetPack(this.language);
    this.show('removed');
    part(this.card, 'act')?.focus();
    this.changed();
    // Its files stay until it is too late for a change of mind.
    setTimeout(() => {
      if (this.state === 'removed') void forgetLeftovers().then(this.changed);
    }, 30_000);
  }

  private async putBack(): Promise<void> {
    if (this.pack) await notePack(this.language, this.pack);
    await this.look(await fetchIndex().catch(() => undefined), await savedPacks());
    this.changed();
  }
}
