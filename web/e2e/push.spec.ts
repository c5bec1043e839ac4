/** What is pushed is shown while no page is open at the table, and the site can be installed. */
import { expect, test } from "./people";

test("a push becomes a notice that leads to its table", async ({ invite, baseURL }) => {
  const ada = await invite("Ada", { context: { permissions: ["notifications"], serviceWorkers: "allow" } });
  await ada.goto("/");
  await ada.evaluate(async () => {
    await navigator.serviceWorker.register("/sw.js");
    await navigator.serviceWorker.ready;
  });
  const devtools = await ada.context().newCDPSession(ada);
  const registered = new Promise<string>((resolve) => {
    devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [one] = registrations;
      if (one !== undefined) resolve(one.registrationId);
    });
  });
  await devtools.send("ServiceWorker.enable");
  const data = JSON.stringify({ id: "turn t1 0", text: "Outpost: it is your turn", table: "t1" });
  const push = { origin: baseURL ?? "", registrationId: await registered, data };
  const shown = (): Promise<unknown[]> =>
    ada.evaluate(async () => {
      const worker = await navigator.serviceWorker.ready;
      return (await worker.getNotifications()).map(({ title, tag, data: kept }) => ({ title, tag, kept: kept as unknown }));
    });
  // a worker that is still starting hears nothing: it is told until it has heard, and what it hears again is one notice
  const told = async (): Promise<unknown[]> => {
    await devtools.send("ServiceWorker.deliverPushMessage", push);
    return await shown();
  };
  const notices = [{ title: "Outpost: it is your turn", tag: "turn t1 0", kept: { path: "/table/t1" } }];
  await expect.poll(told).toEqual(notices);
  await expect.poll(told).toEqual(notices);
});

test("the site can be installed", async ({ invite }) => {
  const ada = await invite("Ada");
  await ada.goto("/");
  const devtools = await ada.context().newCDPSession(ada);
  const manifest = await devtools.send("Page.getAppManifest");
  expect(manifest.errors).toEqual([]);
  expect(JSON.parse(manifest.data ?? "{}")).toMatchObject({ name: "Cosmodrome", display: "standalone" });
  const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
  // a context of a test is always incognito
  expect(installabilityErrors.map((each) => each.errorId).filter((each) => each !== "in-incognito")).toEqual([]);
});
