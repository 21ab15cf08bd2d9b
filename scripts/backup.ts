import { parseArgs } from 'node:util';
import { readConfiguration } from '#server/configuration.ts';
import { StartupError } from '#server/startup-error.ts';
import { makeBackup } from './backup/make-backup.ts';
import { runCommand } from './run-command.ts';

const help = `Copies the database, the unsent mails and the secret, while the server runs.

  npm run backup                                  into backups/, and the secret into backups-secret/
  npm run backup -- --to <folder> --secret-to <folder>
  npm run backup -- --keep 30                     keeps the 30 newest backups instead of 14

The settings are the server's own: DATA_DIR, DATABASE_URL, AUTH_SECRET.
`;

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      help: { type: 'boolean' },
      to: { type: 'string', default: 'backups' },
      'secret-to': { type: 'string', default: 'backups-secret' },
      keep: { type: 'string', default: '14' },
    },
  });
  if (values.help === true) return help;
  if (!/^[1-9]\d{0,3}$/.test(values.keep)) {
    throw new StartupError('--keep takes a whole number from 1 to 9999.');
  }
  const { path, removed } = await makeBackup(readConfiguration(process.env), {
    folder: values.to,
    secretFolder: values['secret-to'],
    keep: Number(values.keep),
  });
  return `Made ${path}. Old backups removed: ${removed}.\n`;
});
