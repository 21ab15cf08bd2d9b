/** The mark: an Imigongo triangle as a hill, with the sun behind it. */
export function Logo() {
  return (
    <svg viewBox="0 0 34 34" width="34" height="34" aria-hidden="true">
      <rect width="34" height="34" rx="9" fill="#17614a" />
      <path d="M5 26 17 8l12 18h-5.5L17 16.5 10.5 26z" fill="#fbf6ec" />
      <path d="m13 26 4-6 4 6z" fill="#f2a33c" />
    </svg>
  );
}
