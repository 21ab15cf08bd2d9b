import { deviceZone } from '#src/device/time-zone.ts';
import { DeviceNotifications } from '#src/features/reminders/island/DeviceNotifications.tsx';
import type { RemindersTexts } from '#src/features/reminders/island/reminders-texts.ts';
import { cityOf } from '#src/features/reminders/logic/time-zones.ts';
import { Button } from '#src/ui/Button.tsx';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import styles from './Form.module.css';
import { Group } from './Group.tsx';
import type { FormState } from './use-reminder-form.ts';

interface ChannelFieldsProps {
  state: FormState;
  texts: RemindersTexts;
  /** Whether the device copies to an account. */
  isLinked: boolean;
}

/** How the reminder comes, and by whose clock. */
export function ChannelFields({ state: { form, change }, texts, isLinked }: ChannelFieldsProps) {
  const words = texts.form;
  return (
    <Group legend={words.ways}>
      <p>{words.calendar}</p>
      <label className={styles.check}>
        <input
          type="checkbox"
          name="mail"
          checked={form.mail}
          disabled={!isLinked && !form.mail}
          onChange={({ target }) => change({ mail: target.checked })}
        />
        {words.mail}
      </label>
      <label className={styles.check}>
        <input
          type="checkbox"
          name="push"
          checked={form.push}
          disabled={!isLinked && !form.push}
          onChange={({ target }) => change({ push: target.checked })}
        />
        {words.push}
      </label>
      {!isLinked && (
        <p className={styles.hint}>
          {texts.ways.needsAccount} <a href={texts.logIn}>{texts.carry.logIn}</a>
        </p>
      )}
      {isLinked && form.push && <DeviceNotifications texts={texts} />}
      <Zone zone={form.zone} texts={texts} onZone={(zone) => change({ zone })} />
    </Group>
  );
}

interface ZoneProps {
  zone: string;
  texts: RemindersTexts;
  onZone: (zone: string) => void;
}

/** By whose clock e-mails and notifications come; a person who has moved can take over the new one. */
function Zone({ zone, texts: { form }, onZone }: ZoneProps) {
  const here = deviceZone();
  if (zone === here) {
    return <p className={styles.hint}>{fillTemplate(form.zone, { city: cityOf(zone) })}</p>;
  }
  return (
    <div className={styles.zone}>
      <p>{fillTemplate(form.otherZone, { city: cityOf(zone), here: cityOf(here) })}</p>
      <Button variant="secondary" onClick={() => onZone(here)}>
        {fillTemplate(form.takeZone, { here: cityOf(here) })}
      </Button>
    </div>
  );
}
