import { pictureOfDay } from '#src/features/home/logic/picture-of-day.ts';

// Stands in the page right behind the pictures, so that the one of the day is asked for as early as one in the page would be.
const template = document.currentScript?.previousElementSibling;
if (template instanceof HTMLTemplateElement) {
  const pictures = template.content.querySelectorAll('img');
  const picture = pictures[pictureOfDay(new Date(), pictures.length)];
  if (picture) {
    const first = document.importNode(picture);
    first.fetchPriority = 'high';
    template.before(first);
  }
}
