/** The name of one person's database on this device. */
export const databaseName = (userId: string): string => `lifetag-${userId}`
