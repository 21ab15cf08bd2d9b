/** The outlines that every head of the drawings is made of, around its middle; a head's radius is 11 units. */
export const skinFront =
  'M-10-2C-10-9-5.5-12 0-12S10-9 10-2C12-2 12 4 9.5 4 8.5 9.5 6 12 0 12S-8.5 9.5-9.5 4C-12 4-12-2-10-2Z';
export const skinSide =
  'M-4 10C-10 7-12 2-11-3-10-9-6-12 0-12S10-8 10-3C10-1 13 3 12.5 4L11 5V7C11 8 10 8 10 9 10 12 8 12.5 6 12.5S1 12 0 10Z';

/** Short hair. */
export const crop = {
  front: 'M-10 0C-12-9-7-14 0-14S12-9 10 0C9.5-4 8.5-6 6.5-7Q0-9-6.5-7C-8.5-6-9.5-4-10 0Z',
  side: 'M9-6C6-8 3-6 2.5-3 2-1 .5-1.5-1.5-1.5-5-1.5-4 5-6 7-7 7.5-8 7-9 6-12 3-13-2-12-6-10-11-5-13 .5-13S9-10 9-6Z',
};

/** Eyes and brows. */
export const openEyes = 'M-4-.5V1M4-.5V1M-6-3.5Q-4-4.5-2.5-3.5M6-3.5Q4-4.5 2.5-3.5';
export const openEyeSide = 'M7-1V.5M5-3.5Q6.5-5 8.5-4';

/** Nose and mouth; mouth and ear. */
export const calmFront = 'M-1.5 3.5Q0 5 1.5 3.5M-3 8Q0 8.5 3 8';
export const mouthSide = 'M10 7.5H7.5';
export const earSide = 'M-3 0Q-.5 1-2 4';
