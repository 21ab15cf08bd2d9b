declare global {
  interface Navigator {
    /** Unknown to TypeScript, since not every browser has it. */
    connection?: { saveData?: boolean };
  }
}

// The rules for what may be fetched beforehand stand right before this script. Not every browser that knows them leaves it at that
// by itself.
if (navigator.connection?.saveData) document.currentScript?.previousElementSibling?.remove();

export {};
