/** Where one person's record lies on this device. */
export const databaseName = (userId: string): string => `lifetag-${userId}`
