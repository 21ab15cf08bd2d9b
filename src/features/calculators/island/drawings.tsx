/** A boiled egg cut in half. Decoration: the text beside it says how many. */
export function EggDrawing() {
  return (
    <svg viewBox="0 0 40 48" width="36" height="43" aria-hidden="true">
      <path
        d="M20 2c9 0 16 15 16 25a16 16 0 0 1-32 0C4 17 11 2 20 2z"
        fill="#fffaf0"
        stroke="#c9b48f"
        strokeWidth="2"
      />
      <circle cx="20" cy="28" r="9" fill="#f2a33c" />
    </svg>
  );
}

/** A bowl of beans. Decoration: the text beside it says how many. */
export function BowlDrawing() {
  return (
    <svg viewBox="0 0 48 40" width="40" height="34" aria-hidden="true">
      <g fill="#8a3b22">
        <ellipse cx="14" cy="13" rx="6" ry="4" transform="rotate(-20 14 13)" />
        <ellipse cx="25" cy="10" rx="6" ry="4" transform="rotate(15 25 10)" />
        <ellipse cx="35" cy="14" rx="6" ry="4" transform="rotate(30 35 14)" />
        <ellipse cx="24" cy="16" rx="7" ry="4" />
      </g>
      <path d="M3 17h42c0 12-8 20-21 20S3 29 3 17z" fill="#b3441f" />
      <path d="m7 23 5 6 5-6 5 6 5-6 5 6 5-6 4 5" fill="none" stroke="#efe5d2" strokeWidth="2" />
    </svg>
  );
}
