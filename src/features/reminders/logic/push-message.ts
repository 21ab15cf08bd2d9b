/** What the server sends to a device as a notification, sealed on the way. */
export interface PushMessage {
  title: string;
  body: string;
  /** Of the page that a tap opens; on this site. */
  url: string;
  /** A later message with the same tag takes the place of the one before. */
  tag: string;
  /** Whether it comes later than it should have. */
  late: boolean;
}

/**
 * Reads what has come. A browser forbids a site that stays silent after a message, so something is to be shown in any case.
 *
 * @param text of the message; undefined for one without content
 * @example readPushMessage('{"title":"Water","body":"13:00"}') →
 *   { title: 'Water', body: '13:00', url: '/', tag: '', late: false }
 */
export function readPushMessage(text: string | undefined): PushMessage {
  const { title, body, url, tag, late } = parsed(text);
  return {
    title: textOr(title, 'Buzima'),
    body: textOr(body, ''),
    url: textOr(url, '/'),
    tag: textOr(tag, ''),
    late: late === true,
  };
}

const textOr = (value: unknown, other: string): string => (typeof value === 'string' ? value : other);

function parsed(text: string | undefined): Record<keyof PushMessage, unknown> {
  try {
    return Object(JSON.parse(text ?? '{}'));
  } catch {
    return Object({});
  }
}

/**
 * The address that a tap opens: a page of this site, whatever the message says.
 *
 * @param origin of this site
 * @example pageOf('https://elsewhere.example/x', 'https://buzima.example') → 'https://buzima.example/'
 */
export function pageOf(url: string, origin: string): string {
  try {
    const address = new URL(url, origin);
    if (address.origin === origin) return address.href;
  } catch {
    // What is no address leads to the first page.
  }
  return `${origin}/`;
}
