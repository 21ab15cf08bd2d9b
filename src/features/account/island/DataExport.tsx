import { useState } from 'react';
import { accountForms } from '#src/features/account/contract.ts';
import { StatusNotice } from '#src/ui/StatusNotice.tsx';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import styles from './AccountForm.module.css';
import { AccountForm } from './AccountForm.tsx';
import { callAccount } from './account-api.ts';
import type { FormLabels } from './labels.ts';

export interface DataExportLabels extends FormLabels {
  data: { heading: string; text: string; submit: string; done: string };
}

const fileName = 'buzima-account.json';

/** Hands the member everything that is stored about them, as one file. */
export function DataExport({ labels }: { labels: DataExportLabels }) {
  const [downloaded, setDownloaded] = useState(false);
  const { heading, text, submit, done } = labels.data;
  const finish = (data: unknown) => {
    offerFile(JSON.stringify(data, null, 2));
    setDownloaded(true);
  };
  return (
    <section className={styles.section}>
      <h2>{heading}</h2>
      <p>{text}</p>
      <AccountForm
        labels={labels}
        submitLabel={submit}
        submitVariant="secondary"
        contract={accountForms.press}
        send={() => callAccount('/export', { method: 'GET' })}
        onDone={finish}
      />
      <StatusNotice>{downloaded && fillTemplate(done, { file: fileName })}</StatusNotice>
    </section>
  );
}

// Fetched and then offered, rather than linked to: a session that has ended or a lost connection can so be told in words.
function offerFile(json: string) {
  const address = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
}
