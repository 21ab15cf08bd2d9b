import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener, RequestError } from '@hono/node-server';
import { keptAuthSecret } from './account/auth-secret.ts';
import { startSweepingExpired } from './account/expired-rows.ts';
import { createApi } from './app.ts';
import { type ModelPatience, modelPatience } from './assistant/model-call.ts';
import { createPassageFinder } from './assistant/passages.ts';
import type { Configuration } from './configuration.ts';
import { startRetention } from './contact/retention.ts';
import { prepareDataDirectory } from './database/data-directory.ts';
import { openDatabase } from './database/open-database.ts';
import { createKeyring } from './entries/keyring.ts';
import { closeGracefully, createHttpServer } from './http/http-server.ts';
import { plainHeaders } from './http/plain-answers.ts';
import { requestListener } from './http/request-listener.ts';
import { briefFacts, createLog, errorFacts, type Log, oncePerSecond } from './log.ts';
import { type MailRelay, startMailRelay } from './mail/mail-relay.ts';
import { createMailTransport, outboxDirectory } from './mail/mail-transport.ts';
import { type PushGuard, publicHosts } from './reminders/push-guard.ts';
import { createPushTransport } from './reminders/push-transport.ts';
import { startReminders } from './reminders/start-reminders.ts';
import { StartupError } from './startup-error.ts';
import { loadSite } from './static/site-files.ts';

export interface RunningServer {
  /** Where to open the site. */
  url: string;
  port: number;
  /** Finishes what was begun, for at most ten seconds, and lets everything go. Safe to call twice. */
  close(): Promise<void>;
}

export interface StartOptions {
  /** Takes the one line for people, before any line of the log. */
  announce?: (line: string) => void;
  writeLog?: (lines: string) => void;
  /** Where notifications may go. */
  pushGuard?: PushGuard;
  /** How long the model of the operator is waited for. */
  patience?: ModelPatience;
}

function listenFailure(error: NodeJS.ErrnoException, { host, port }: Configuration): StartupError {
  switch (error.code) {
    case 'EADDRINUSE':
      return new StartupError(
        `Port ${port} is already taken: stop the other program or set PORT to a free port.`,
      );
    case 'EACCES':
      return new StartupError(`Port ${port} may not be opened by this user: set PORT to one above 1023.`);
    default:
      return new StartupError(
        `The server cannot listen on ${host} port ${port} (${error.code}): check HOST and PORT.`,
      );
  }
}

function listen(server: Server, configuration: Configuration): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(listenFailure(error, configuration)));
    server.listen(configuration.port, configuration.host, () =>
      resolve((server.address() as AddressInfo).port),
    );
  });
}

function openableHost(host: string): string {
  if (['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

function answerUnreadableRequest(error: unknown, log: Log, https: boolean): Response {
  if (!(error instanceof RequestError)) log.error('failure', errorFacts(error));
  return new Response('The request could not be understood.', {
    status: error instanceof RequestError ? 400 : 500,
    headers: { 'Content-Type': 'text/plain; charset=UTF-8', ...plainHeaders(https) },
  });
}

/**
 * Starts everything: site, database and HTTP.
 * @throws StartupError with one sentence when something that it needs is not there.
 */
export async function startServer(
  configuration: Configuration,
  {
    announce = (line) => process.stdout.write(`${line}\n`),
    writeLog = (lines) => process.stdout.write(lines),
    pushGuard: guard = publicHosts,
    patience = modelPatience,
  }: StartOptions = {},
): Promise<RunningServer> {
  const log = createLog(configuration.logLevel, writeLog);
  const { publicOrigin, emailOrigin, siteDirectory, databaseUrl, dataDirectory } = configuration;
  const https = publicOrigin?.startsWith('https:') ?? false;
  const site = siteDirectory === undefined ? undefined : loadSite(siteDirectory, { https, emailOrigin });
  prepareDataDirectory(dataDirectory);
  const database = await openDatabase({
    databaseUrl,
    dataDirectory,
    statementMilliseconds: 2_000,
    onConnectionError: oncePerSecond((error, further) =>
      log.warn('database connection lost', { ...briefFacts(error), further }),
    ),
  });
  const secret = configuration.accounts.secret ?? keptAuthSecret(dataDirectory);
  const keyring = createKeyring(secret);
  const transport = createPushTransport(configuration, keyring, guard);
  let relay: MailRelay | undefined;
  const onMailQueued = () => relay?.wake();
  const push = { guard, transport };
  const assistant = { findPassages: createPassageFinder(site), patience };
  const { fetch } = createApi({ configuration, database, log, secret, push, assistant, onMailQueued });
  const api = getRequestListener(fetch, {
    errorHandler: (error) => answerUnreadableRequest(error, log, https),
  });
  const server = createHttpServer(requestListener({ site, api, log, https }));
  let port: number;
  try {
    port = await listen(server, configuration);
  } catch (error) {
    await database.destroy();
    throw error;
  }
  const url = `http://${openableHost(configuration.host)}:${port}`;
  announce(`Buzima is ready at ${url}`);
  relay = startMailRelay({ database, transport: createMailTransport(configuration), log });
  const stopReminders = startReminders({ configuration, database, keyring, log, transport, onMailQueued });
  const stopSweeping = startSweepingExpired(database, log);
  const stopRetention = startRetention({
    database,
    outboxDirectory: outboxDirectory(dataDirectory),
    days: configuration.contact.retentionDays,
    log,
  });

  let closing: Promise<void> | undefined;
  async function close(): Promise<void> {
    await Promise.all([
      closeGracefully(server, 10_000),
      relay?.stop(8_000),
      stopReminders(8_000),
      stopSweeping(),
      stopRetention(),
    ]);
    await database.destroy();
    log.flush();
  }
  return {
    url,
    port,
    close: () => {
      closing ??= close();
      return closing;
    },
  };
}
