// Plain JavaScript on purpose: it must run on the old Node that it reports.
const [major = 0] = process.versions.node.split('.').map(Number);
if (major < 24) {
  console.error(
    `Buzima needs Node 24 and is running on ${process.versions.node}. The project brings its own: ` +
      'run "npm ci", then the same command again through npm.',
  );
  process.exit(1);
}
