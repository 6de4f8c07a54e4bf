import {problem} from './problem.ts'

type Handler = () => Response

/**
 * Answers the methods that an address does not have (RFC 9110 §15.5.6).
 *
 * @param allow - the methods it has, as the header `Allow` lists them
 * @returns handlers for a route file to export under the names of the other methods
 */
export function otherMethods(allow: string): {refuse: Handler; options: Handler} {
  return {
    refuse: () =>
      problem(
        {status: 405, code: 'method-not-allowed', title: `This address takes ${allow} only.`},
        {allow},
      ),
    options: () => new Response(null, {status: 204, headers: {allow: `${allow}, OPTIONS`}}),
  }
}
