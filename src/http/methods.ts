import {problem} from './problem.ts'

type Handler = () => Response

/** @param allow - the supported methods, as in the `Allow` header (RFC 9110 §15.5.6) */
export function unsupportedMethods(allow: string): {refuse: Handler; options: Handler} {
  return {
    refuse: () =>
      problem(
        {status: 405, code: 'method-not-allowed', title: `This address takes ${allow} only.`},
        {allow},
      ),
    options: () => new Response(null, {status: 204, headers: {allow: `${allow}, OPTIONS`}}),
  }
}
