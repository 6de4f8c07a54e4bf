import {type ChildProcess, spawn} from 'node:child_process'
import {mkdirSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {waitFor} from '#scripts/cli/wait-for.ts'

/**
 * Starts nginx with one page, whose Brotli bytes lie in a file.
 *
 * @param folder - holds `index.html.br`
 * @param port - where it listens on the loopback address
 * @returns what ends it
 * @throws when it does not come up: Debian has it as `nginx-light`
 */
export async function startNginx(folder: string, port: number): Promise<{stop: () => void}> {
  mkdirSync(join(folder, 'temp'), {recursive: true})
  const configuration = join(folder, 'nginx.conf')
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, 'temp', name)};`)
    .join(' ')
  writeFileSync(
    configuration,
    `daemon off; worker_processes 1; pid ${join(folder, 'nginx.pid')}; error_log stderr;
    events { worker_connections 1024; }
    http { access_log off; ${temp} sendfile on; keepalive_requests 1000000; open_file_cache max=10;
      server { listen 127.0.0.1:${port}; root ${folder};
        location / { try_files /index.html.br =404; default_type text/html; add_header content-encoding br; } } }`,
  )
  const nginx: ChildProcess = spawn('nginx', ['-c', configuration], {stdio: 'inherit'})
  nginx.on('error', () =>
    console.error('Install nginx to compare with it: Debian has nginx-light.'),
  )
  await waitFor(`http://127.0.0.1:${port}/`, 10_000)
  return {stop: () => nginx.kill()}
}
