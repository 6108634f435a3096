import type { ImageTrouble } from './read-image'

export const IMAGE_TROUBLE: Record<ImageTrouble, { title: string; text: string }> = {
  notImage: {
    title: 'This is not an image',
    text: 'Choose a photo or a screenshot on which the code can be seen.',
  },
  pdf: {
    title: 'This is a PDF',
    text: 'Open it, take a screenshot of the code, and choose that.',
  },
  unreadable: {
    title: 'This browser cannot open this image',
    text: 'It may be damaged, or of a kind that this browser does not know. A screenshot of it works.',
  },
  tooLarge: {
    title: 'This image is too large',
    text: 'Take a photo of the code alone, or a screenshot of the image.',
  },
}
