#!/bin/sh
# A double click on this file starts the site and opens it in the browser, ready to be edited.
cd "$(dirname "$0")" || exit 1

end() {
  printf '\n%s\n' "$1"
  # Only a person can press a key.
  [ -t 0 ] && { printf 'Press Enter to close this window. '; read -r _; }
  exit 1
}

command -v node >/dev/null 2>&1 || end 'Node is not on this computer yet. Install it from https://nodejs.org, then try again.'
node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > <major> || (a === <major> && b >= <minor>) ? 0 : 1)' ||
  end "Node <major>.<minor> or newer is needed, and this is $(node --version). Install a newer one from https://nodejs.org, then try again."
if [ ! -d node_modules/pagewright ] && grep -q '"dependencies"' package.json; then
  echo 'Fetching what the site needs. This happens once, and takes a minute ...'
  npm install --no-audit --no-fund || end 'It could not be fetched. Is this computer online? Try again then.'
fi
npm start -- --open || end 'The site could not be started. The lines above say why.'
