/** How the contact form reaches its e-mail service. Public values: they stand in the page. */
export interface EmailService {
  /** Null when this site's own server takes the messages. */
  origin: string | null;
  serviceId: string;
  templateId: string;
  publicKey: string;
}

/** Read from the environment of the build; without settings, the site's own server and its default ids. */
export const emailService: EmailService = {
  origin: process.env.EMAILJS_ORIGIN ?? null,
  serviceId: process.env.EMAILJS_SERVICE_ID ?? 'buzima',
  templateId: process.env.EMAILJS_TEMPLATE_ID ?? 'contact',
  publicKey: process.env.EMAILJS_PUBLIC_KEY ?? 'public',
};
