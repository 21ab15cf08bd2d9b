// Runs in the head, before anything is painted. What a visitor chose stays on the device and is never sent.
(() => {
  const page = document.documentElement.dataset;
  const storageKey = 'buzima.language';
  const available = page.languages.split(' ');
  const read = () => {
    try {
      return localStorage.getItem(storageKey);
    } catch {
      return null;
    }
  };
  const remembered = read();
  if (remembered === null) {
    const wanted = (navigator.languages ?? [navigator.language])
      .map((tag) => tag.split('-')[0].toLowerCase())
      .find((code) => available.includes(code));
    if (wanted && wanted !== page.language) page.offer = wanted;
  } else if (page.language === 'en' && remembered !== 'en' && available.includes(remembered)) {
    const { pathname, search, hash } = location;
    location.replace(`/${remembered}${pathname === '/' ? '' : pathname}${search}${hash}`);
  }
  const remember = ({ target }) => {
    const choice = target instanceof Element && target.closest('[data-remember-language]');
    if (!choice) return;
    try {
      localStorage.setItem(storageKey, choice.dataset.rememberLanguage);
    } catch {
      // Storage is switched off: the link itself still works.
    }
    delete page.offer;
    // What is open or chosen, which stands in the fragment or the query, stays so in the other language.
    if (choice instanceof HTMLAnchorElement) {
      choice.search = location.search;
      if (location.hash) choice.hash = location.hash;
    }
  };
  document.addEventListener('click', remember);
  // A middle click opens the other language in a new tab.
  document.addEventListener('auxclick', remember);
})();
