@echo off
rem A double click on this file starts the site and opens it in the browser, ready to be edited.
cd /d "%~dp0"

where node >nul 2>nul
if errorlevel 1 (
  echo Node is not on this computer yet. Install it from https://nodejs.org, then try again.
  goto failed
)
node -e "const [a, b] = process.versions.node.split('.').map(Number); process.exit(a > <major> || (a === <major> && b >= <minor>) ? 0 : 1)"
if errorlevel 1 (
  echo Node <major>.<minor> or newer is needed. Install a newer one from https://nodejs.org, then try again.
  goto failed
)
findstr /c:"\"dependencies\"" package.json >nul
if not errorlevel 1 if not exist node_modules\pagewright (
  echo Fetching what the site needs. This happens once, and takes a minute ...
  call npm install --no-audit --no-fund
  if errorlevel 1 (
    echo It could not be fetched. Is this computer online? Try again then.
    goto failed
  )
)
call npm start -- --open
if errorlevel 1 (
  echo The site could not be started. The lines above say why.
  goto failed
)
exit /b 0

:failed
echo.
pause
exit /b 1
