/** What the page's library sends beside the visitor's own fields. */
export const envelope = {
  lib_version: '4.4.1',
  service_id: 'buzima',
  template_id: 'contact',
  user_id: 'public',
};

export const validFields = {
  from_name: 'Ange Uwase',
  from_email: 'ange@example.rw',
  message: 'Muraho! How often should I measure?',
};

/** Posts a form as the browser does. */
export function postForm(
  url: string,
  fields: Record<string, string | Blob> = validFields,
  headers: Record<string, string> = {},
): Promise<Response> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...fields, ...envelope })) form.append(name, value);
  return fetch(`${url}/api/v1.0/email/send-form`, { method: 'POST', body: form, headers });
}

/** Posts the JSON variant; `body` replaces the whole body. */
export function postJson(
  url: string,
  fields: unknown = validFields,
  body: unknown = { ...envelope, template_params: fields },
): Promise<Response> {
  return fetch(`${url}/api/v1.0/email/send`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}
