import type { EmailService } from './contract.ts';

/** Read from the environment of the build; without settings, the site's own server and its default ids. */
export const emailService: EmailService = {
  origin: process.env.EMAILJS_ORIGIN ?? null,
  serviceId: process.env.EMAILJS_SERVICE_ID ?? 'buzima',
  templateId: process.env.EMAILJS_TEMPLATE_ID ?? 'contact',
  publicKey: process.env.EMAILJS_PUBLIC_KEY ?? 'public',
};
