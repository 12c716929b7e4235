import { expect, expectNotice, test } from "../support/pages/journey";
import { newEmail } from "../support/clients/members";

const words = {
  en: {
    email: "Email",
    password: "Password",
    again: "Confirm password",
    signIn: "Sign in",
    create: "Create account",
    wrong: "The email address or the password is wrong.",
    missing: "Enter your email address and your password.",
    weak: "The password is weak. Use at least 8 characters.",
    differ: "The passwords do not match.",
    taken: "This email address is already registered.",
    registered: "Your account is ready",
  },
  es: {
    email: "Correo electrónico",
    password: "Contraseña",
    again: "Confirmar contraseña",
    signIn: "Iniciar sesión",
    create: "Crear cuenta",
    wrong: "El correo electrónico o la contraseña no son correctos.",
    missing: "Escribe tu correo electrónico y tu contraseña.",
    weak: "La contraseña es débil. Usa al menos 8 caracteres.",
    differ: "Las contraseñas no coinciden.",
    taken: "Este correo electrónico ya está registrado.",
    registered: "Cuenta creada",
  },
};

for (const [language, say] of Object.entries(words)) {
  test(`sign-in and registration are in ${language} @plain`, async ({ page, context, registered }) => {
    await context.clearCookies();
    await page.goto(`/auth?lang=${language}`);
    await page.getByRole("button", { name: say.signIn, exact: true }).click();
    await expect(page.getByRole("alert")).toHaveText(say.missing);
    await page.getByLabel(say.email).fill(registered.email);
    await page.getByLabel(say.password, { exact: true }).fill("not-the-password");
    await page.getByRole("button", { name: say.signIn, exact: true }).click();
    await expect(page.getByRole("alert")).toHaveText(say.wrong);

    await page.goto("/auth/register");
    const register = async (email: string, password: string, again: string) => {
      await page.getByLabel(say.email).fill(email);
      await page.getByLabel(say.password, { exact: true }).fill(password);
      await page.getByLabel(say.again, { exact: true }).fill(again);
      await page.getByRole("checkbox").check();
      await page.getByRole("button", { name: say.create }).click();
    };
    const email = newEmail();
    await register(email, "short", "shorter");
    await expect(page.getByRole("main").getByText(say.weak)).toBeVisible();
    await expect(page.getByRole("main").getByText(say.differ)).toBeVisible();
    await expect(page.getByLabel(say.email)).toHaveValue(email);
    await expect(page.getByLabel(say.password, { exact: true })).toHaveAttribute("aria-invalid", "true");
    await register(registered.email, registered.password, registered.password);
    await expect(page.getByRole("alert")).toHaveText(say.taken);
    await register(email, registered.password, registered.password);
    await expect(page).toHaveURL("/dashboard");
    await expectNotice(page, say.registered);
  });
}

const visitorPages = [
  "/auth",
  "/auth/register",
  "/auth/reset",
  "/auth/new-password?token=x",
  "/auth/verify?token=x",
];
const memberPages = ["/dashboard", "/profile", "/profile/delete"];

for (const language of ["ja", "en", "es"]) {
  test(`account pages fit a phone's width: ${language} @plain`, async ({ page, context, member }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    const widths = async (path: string) => {
      await page.goto(`${path}${path.includes("?") ? "&" : "?"}lang=${language}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      const { content, screen } = await page.evaluate(() => ({
        content: document.documentElement.scrollWidth,
        screen: window.innerWidth,
      }));
      expect(content, path).toBeLessThanOrEqual(screen);
    };
    for (const path of memberPages) await widths(path);
    await page.goto("/profile");
    await expect(page.getByRole("main")).toContainText(member.email);
    await context.clearCookies();
    for (const path of visitorPages) await widths(path);
  });
}
