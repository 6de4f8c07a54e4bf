/** Pictures and files of the content lake, by the names that it gives them: a digest, sizes, an ending. */
const mediaPath = /^\/media\/(?:images|files)\/[\w-]+\.\w+$/

/**
 * Says whether a request under `/media` may reach the content lake. The proxy refuses all others.
 *
 * @param path - the path of the request, as it was sent
 */
export const isMediaPath = (path: string): boolean => mediaPath.test(path)
