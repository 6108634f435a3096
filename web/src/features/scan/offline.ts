/** A printed card is checked only by people who have a code. */
export const scanOffline = { 'app/scanning/card-check-screen': 'card-check' } as const
