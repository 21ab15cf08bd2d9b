import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/** The least that scrypt takes; a password of the site takes a thousand times as much, and most of the tests' time with it. */
const cheapest = { N: 16, r: 1, p: 1 };

const { scrypt } = crypto;
// A server that a test starts as a process of its own hashes as the site does.
crypto.scrypt = ((password, salt, length, options, callback) =>
  scrypt(password, salt, length, { ...options, ...cheapest }, callback)) as typeof crypto.scrypt;
syncBuiltinESMExports();
