import { useState } from 'react';
import { saveFile } from '#src/device/save-file.ts';
import { accountForms } from '#src/features/account/contract.ts';
import { StatusNotice } from '#src/ui/StatusNotice.tsx';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import styles from './AccountForm.module.css';
import { AccountForm } from './AccountForm.tsx';
import { callAccount } from './account-api.ts';
import type { AccountHomeTexts } from './account-texts.ts';

const fileName = 'buzima-account.json';

/** Hands the member everything that is stored about them, as one file. */
export function DataExport({ texts }: { texts: AccountHomeTexts }) {
  const [downloaded, setDownloaded] = useState(false);
  const { home } = texts;
  const finish = (data: unknown) => {
    // Fetched and then offered, not linked to: a session that has ended or a lost connection can so be told in words.
    saveFile(fileName, JSON.stringify(data, null, 2), 'application/json');
    setDownloaded(true);
  };
  return (
    <section className={styles.section}>
      <h2>{home.data}</h2>
      <p>{home.dataText}</p>
      <AccountForm
        texts={texts}
        submitLabel={home.download}
        submitVariant="secondary"
        contract={accountForms.press}
        send={() => callAccount('/export', { method: 'GET' })}
        onDone={finish}
      />
      <StatusNotice>{downloaded && fillTemplate(home.downloaded, { file: fileName })}</StatusNotice>
    </section>
  );
}
