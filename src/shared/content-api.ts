export const contentApiVersion = '2026-03-01'
