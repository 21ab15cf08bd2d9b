/** The longest address that mail can reach (RFC 5321). */
export const emailLength = 254;

/**
 * The one rule for an e-mail address, in the browser and on the server: that of the browser's own e-mail field, and a
 * dot after the @, because `amina@gmail` is a slip and no answer would ever reach it.
 */
export const emailPattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;
