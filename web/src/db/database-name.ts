export const databaseName = (userId: string): string => `lifetag-${userId}`
