import styles from './ModeSwitch.module.css';

interface ModeSwitchProps<Mode extends string> {
  /** Accessible name of the group of buttons. */
  label: string;
  modes: readonly { value: Mode; label: string }[];
  /** Undefined where none is chosen yet. */
  value: Mode | undefined;
  onChange: (mode: Mode) => void;
}

/** Buttons of which one is pressed: they switch what stands below them. */
export function ModeSwitch<Mode extends string>({ label, modes, value, onChange }: ModeSwitchProps<Mode>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups the fields of a form, not the buttons above it.
    <div role="group" aria-label={label} className={styles.switch}>
      {modes.map((mode) => (
        <button
          key={mode.value}
          type="button"
          className={styles.mode}
          aria-pressed={mode.value === value}
          onClick={() => onChange(mode.value)}
        >
          {mode.label}
        </button>
      ))}
    </div>
  );
}
