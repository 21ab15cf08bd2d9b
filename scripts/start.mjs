// The check comes first and in plain JavaScript: an old Node cannot read what follows.
import './check-node.mjs';

// npm runs this in a shell that dies of a signal without passing it on. When the shell is gone, the server goes too,
// instead of keeping the port with nobody left to stop it.
const shell = process.ppid;
setInterval(() => {
  if (process.ppid !== shell) {
    process.kill(process.pid, 'SIGTERM');
  }
}, 500).unref();

await import('./start.ts');
