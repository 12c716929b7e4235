import { newEmail, register } from "../../support/clients/members";
import { expect, test } from "../../support/clients/plain-browser";

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

for (const [language, say] of Object.entries(words))
  test(`sign-in and registration are in ${language}, and repeat no password`, async ({
    newBrowser,
    reader,
  }) => {
    const member = await register((await newBrowser()).request);
    const alert = () => reader.text(reader.one("alert"));
    const signIn = () => reader.press(say.signIn, reader.formWith(say.email));
    await reader.open(`/auth?lang=${language}`);
    await signIn();
    expect(alert()).toBe(say.missing);
    reader.fill(say.email, member.email);
    reader.fill(say.password, "not-the-password");
    await signIn();
    expect(alert()).toBe(say.wrong);
    expect([reader.value(say.email), reader.value(say.password)]).toEqual([member.email, ""]);

    await reader.open("/auth/register");
    const send = async (email: string, password: string, again: string) => {
      reader.fill(say.email, email);
      reader.fill(say.password, password);
      reader.fill(say.again, again);
      reader.check();
      await reader.press(say.create);
    };
    const email = newEmail();
    await send(email, "short", "shorter");
    for (const text of [say.weak, say.differ]) expect(reader.text()).toContain(text);
    expect([say.email, say.password, say.again].map((name) => reader.value(name))).toEqual([email, "", ""]);
    expect(reader.field(say.password).getAttribute("aria-invalid")).toBe("true");
    await send(member.email, member.password, member.password);
    expect(alert()).toBe(say.taken);
    await send(email, member.password, member.password);
    expect(reader.path).toBe("/dashboard");
    reader.expectNotice(say.registered);
  });
