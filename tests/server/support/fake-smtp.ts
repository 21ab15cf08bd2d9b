import { createServer, type Server, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

export interface FakeSmtp {
  port: number;
  /** Whole mails as received, in order. */
  mails: string[];
  /** How the next mails are answered after their text. */
  answer: string;
  /** Recipients that are refused for good. */
  unknownRecipients: RegExp;
  /** Mails that are refused for good for what they say. */
  unwantedText: RegExp;
  /** How often it was handed a whole mail, refused ones included. */
  attempts: number;
  /** Called with each mail before it is answered. */
  beforeAnswer: () => Promise<void>;
}

/** Speaks as much SMTP as a client needs to hand over a mail. */
function converse(socket: Socket, smtp: FakeSmtp): void {
  let buffer = '';
  let inText = false;
  const say = (line: string) => socket.write(`${line}\r\n`);

  async function takeText(end: number): Promise<void> {
    const mail = buffer.slice(0, end);
    buffer = buffer.slice(end + 5);
    inText = false;
    smtp.attempts += 1;
    await smtp.beforeAnswer();
    const answer = smtp.unwantedText.test(mail) ? '550 not wanted here' : smtp.answer;
    if (answer.startsWith('2')) smtp.mails.push(mail);
    say(answer);
  }

  function takeCommand(line: string): void {
    if (/^DATA/i.test(line)) inText = true;
    if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
    else if (/^RCPT/i.test(line) && smtp.unknownRecipients.test(line)) say('550 nobody here');
    else say(/^DATA/i.test(line) ? '354 go on' : '250 ok');
  }

  socket.setEncoding('utf8').on('error', () => socket.destroy());
  socket.on('data', (text: string) => {
    buffer += text;
    for (;;) {
      const end = buffer.indexOf(inText ? '\r\n.\r\n' : '\r\n');
      if (end === -1) return;
      if (inText) return void takeText(end);
      const line = buffer.slice(0, end);
      buffer = buffer.slice(end + 2);
      takeCommand(line);
    }
  });
  say('220 fake');
}

/** Starts a mail server that keeps what it is given; port 0 takes a free one. It ends after the test. */
export async function startFakeSmtp(port = 0): Promise<FakeSmtp> {
  const smtp: FakeSmtp = {
    port,
    mails: [],
    answer: '250 kept',
    unknownRecipients: /$^/,
    unwantedText: /$^/,
    attempts: 0,
    beforeAnswer: async () => undefined,
  };
  const server: Server = createServer((socket) => converse(socket, smtp));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (typeof address === 'object' && address !== null) smtp.port = address.port;
  onTestFinished(
    () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
      }),
  );
  return smtp;
}
