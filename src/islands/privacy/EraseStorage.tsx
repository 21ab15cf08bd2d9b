import { useState } from 'react';
import { useHydrated } from '#src/islands/use-hydrated.ts';
import { Button } from '#src/ui/Button.tsx';

/** One button that forgets everything the site has stored on this device: for shared phones. */
export function EraseStorage({ labels }: { labels: { erase: string; erased: string } }) {
  const hydrated = useHydrated();
  const [erased, setErased] = useState(false);
  const erase = () => {
    localStorage.clear();
    sessionStorage.clear();
    setErased(true);
  };
  return (
    <>
      <Button variant="secondary" onClick={erase} disabled={!hydrated}>
        {labels.erase}
      </Button>
      <p role="status">{erased && labels.erased}</p>
    </>
  );
}
