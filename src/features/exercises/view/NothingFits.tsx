import { Button } from '#src/ui/Button.tsx';

interface NothingFitsProps {
  className: string | undefined;
  text: string;
  /** The words of the button that takes one choice away. */
  without: string;
}

/** What stands in place of a filtered list that is empty; a script adds a way out for each choice that is in the way. */
export function NothingFits({ className, text, without }: NothingFitsProps) {
  return (
    <div className={className} hidden data-none={without}>
      <p>{text}</p>
      <ul />
      <template>
        <li>
          <Button variant="secondary" />
        </li>
      </template>
    </div>
  );
}
