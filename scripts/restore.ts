import { parseArgs } from 'node:util';
import { readConfiguration } from '#server/configuration.ts';
import { StartupError } from '#server/startup-error.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { runCommand } from './run-command.ts';

const help = `Puts a backup in place. Stop the server before.

  npm run restore -- backups/buzima-<time>        into a database that holds nothing
  npm run restore -- backups/buzima-<time> --replace
                                                  in the place of what the database holds, which is lost
  npm run restore -- … --secret-from <folder>     where the secret's copy is, instead of backups-secret/
  npm run restore -- … --without-secret           when the secret is lost: entries in accounts stay unreadable

The settings are the server's own: DATA_DIR, DATABASE_URL, AUTH_SECRET.
`;

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      help: { type: 'boolean' },
      replace: { type: 'boolean', default: false },
      'secret-from': { type: 'string', default: 'backups-secret' },
      'without-secret': { type: 'boolean', default: false },
    },
  });
  if (values.help === true) return help;
  const [path] = positionals;
  if (path === undefined)
    throw new StartupError('Say which backup: npm run restore -- backups/buzima-<time>.');
  const { madeAt } = await restoreBackup(readConfiguration(process.env), path, {
    secretFolder: values['secret-from'],
    replace: values.replace,
    withoutSecret: values['without-secret'],
  });
  return `All is as it was at ${madeAt}. Start the server.\n`;
});
